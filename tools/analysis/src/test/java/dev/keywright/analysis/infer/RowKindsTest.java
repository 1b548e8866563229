package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What makes a kind of row of its own, and what is only a value. */
class RowKindsTest {
  private static final int KEYS = 800;

  private final SplittableRandom random = new SplittableRandom(38);

  @Test
  void aMarkOrASaltInFrontIsAValue() {
    for (List<String> fronts :
        List.of(
            List.of("", "!"),
            List.of("-3|", "-2|", "-1|", "0|", "1|", "2|", "3|"),
            List.of("br.", "us.", "de."))) {
      Candidate first =
          first(i -> text(fronts.get(random.nextInt(fronts.size())) + name() + "#" + number(1e6)));
      assertThat(first.kinds()).as("%s: %s", fronts, first.signatures()).hasSize(1);
      assertThat(first.explained()).isEqualTo(KEYS);
    }
  }

  @Test
  void aMarkBeforeAnotherFormIsAKind() {
    Candidate first =
        first(i -> i % 3 == 0 ? text("!" + number(1e6)) : text("u#" + name() + "#" + name()));
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(2);
  }

  /** A registry of images has files of three kinds, which the fourth and the eighth word tell. */
  @Test
  void aWordAtOnePlaceTellsKinds() {
    Candidate first =
        first(
            i -> {
              String digest = String.format(Locale.ROOT, "%016x", random.nextLong());
              String front = "registry/v2/" + (i % 3 == 0 ? "blobs/" : "repositories/" + name());
              return text(
                  switch (i % 3) {
                    case 0 -> front + digest.substring(0, 2) + "/" + digest + "/data";
                    case 1 -> front + "/_layers/sha256/" + digest + "/link";
                    default -> front + "/_manifests/tags/" + name() + "/current/link";
                  });
            });
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(3);
    assertThat(first.signatures().toString())
        .contains("/_layers/sha256/", "/_manifests/tags/", "/data");
  }

  @Test
  void aWordWhereOtherRowsHaveANumberTellsKinds() {
    Candidate first =
        first(i -> text("changes/" + number(1e6) + "/" + (i % 4 == 0 ? "meta" : "" + skewed(60))));
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(2);
    assertThat(first.signatures().toString()).contains("/meta\"");
  }

  /** Nearly all contracts are in their first incarnation. */
  @Test
  void aNumberThatIsMostlyOneTellsNone() {
    Candidate first =
        first(
            i -> {
              byte[] address = new byte[20];
              random.nextBytes(address);
              long incarnation = random.nextInt(20) > 0 ? 1 : 2 + random.nextInt(6);
              ByteBuffer key = ByteBuffer.allocate(40).putLong(12_000_000 + skewed(1 << 22));
              return content(key.put(address).putLong(incarnation));
            });
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(1);
  }

  /** An OLAP cube writes rows of each choice of columns under a number of the choice. */
  @Test
  void fiveConstantCuboidsAreKinds() {
    Candidate first =
        first(
            i -> {
              int cuboid = i % 5;
              ByteBuffer key = ByteBuffer.allocate(40).putLong(cuboid * 2 + 1);
              for (int column = 0; column <= cuboid; column++) {
                if (column % 2 == 0) {
                  key.putShort((short) random.nextInt(300));
                } else {
                  key.putInt(skewed(1 << 20));
                }
              }
              return content(key);
            });
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(5);
  }

  /** Readings of 29 bytes, and what is known of their devices, of 23. */
  @Test
  void keysOfTwoLengthsAreKindsAndNoList() {
    Candidate first =
        first(
            i -> {
              boolean isReading = i % 4 != 0;
              ByteBuffer key = ByteBuffer.allocate(40).put((byte) 'd').putLong(skewed(1 << 20));
              if (isReading) {
                key.putLong(~(1_700_000_000_000L + random.nextLong(30_000_000_000L)));
                key.putInt(skewed(5000)).putLong(random.nextInt(40));
              } else {
                key.putShort((short) random.nextInt(9)).put(text("settings"));
                key.putInt(skewed(90));
              }
              return content(key);
            });
    assertThat(first.kinds()).as("%s", first.signatures()).hasSize(2);
    assertThat(first.signatures().toString()).doesNotContain("list(");
  }

  @Test
  void keysOfTwoFormatsAreNoFamily() {
    List<Candidate> all =
        all(i -> i % 2 == 0 ? text("A\u0000" + name() + "\u0000" + name()) : text("B" + name()));
    for (Candidate candidate : all) {
      assertThat(candidate.signatures().stream().map(it -> it.substring(0, 4)).distinct())
          .hasSize(1);
    }
  }

  /** A store that splits its table writes one of eight numbers by a function that nobody knows. */
  @Test
  void aLeadingByteOfFewValuesMayBeABucket() {
    Candidate bytes =
        first(
            i -> {
              ByteBuffer key = ByteBuffer.allocate(20).put((byte) random.nextInt(8));
              return content(key.putLong(skewed(1 << 30)).putInt(skewed(90)));
            });
    assertThat(bytes.doubts()).anyMatch(it -> it.contains("part1 may be a bucket: 8 numbers"));
    Candidate digits =
        first(i -> text(String.format(Locale.ROOT, "%02d", random.nextInt(16)) + "|" + name()));
    assertThat(digits.doubts()).anyMatch(it -> it.contains("part1 may be a bucket: 16 numbers"));
    Candidate skewed =
        first(i -> text(String.format(Locale.ROOT, "%02d", skewed(16)) + "|" + name()));
    assertThat(skewed.doubts()).noneMatch(it -> it.contains("bucket"));
  }

  private Candidate first(IntFunction<byte[]> keys) {
    return all(keys).get(0);
  }

  private static List<Candidate> all(IntFunction<byte[]> keys) {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    List<byte[]> seen = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      seen.add(keys.apply(i));
    }
    seen.forEach(inference::add);
    return inference.report().candidates();
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (int i = 4 + random.nextInt(6); i > 0; i--) {
      name.append((char) ('a' + random.nextInt(26)));
    }
    return name.toString();
  }

  private String number(double most) {
    return String.format(Locale.ROOT, "%07d", skewed((int) most));
  }

  private int skewed(int most) {
    return (int) (most * Math.pow(random.nextDouble(), 3));
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }

  private static byte[] content(ByteBuffer key) {
    byte[] content = new byte[key.position()];
    key.flip().get(content);
    return content;
  }
}
