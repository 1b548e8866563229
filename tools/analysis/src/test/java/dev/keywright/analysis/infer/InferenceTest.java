package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class InferenceTest {

  @Test
  void thereIsNoCandidateWithoutAKey() {
    assertThat(Inference.of(InferenceOptions.USUAL).report().candidates()).isEmpty();
  }

  @Test
  void emptyKeysHaveNoLayout() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    inference.add(new byte[0]);
    assertThat(inference.report().candidates()).isEmpty();
  }

  @Test
  void itemsThatCannotFollowEachOtherHideNoLayout() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 1; i <= 300; i++) {
      inference.add(("user#" + (i % 3 == 0 ? "bob" : "ann") + i).getBytes(UTF_8));
    }
    assertThat(inference.report().candidates())
        .isNotEmpty()
        .allSatisfy(candidate -> assertThat(candidate.explained()).isEqualTo(300));
  }

  @Test
  void aFirstLetterThatMayBeADigitBelongsToItsText() {
    SplittableRandom random = new SplittableRandom(3);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 2000; i++) {
      char first = "abcdef".charAt(random.nextInt(6));
      inference.add(("u#" + first + letters(random)).getBytes(UTF_8));
    }
    assertThat(inference.report().candidates())
        .first()
        .satisfies(
            it ->
                assertThat(it.signatures())
                    .containsExactly("TEXT | partitionKey: \"u#\" part1 String"));
  }

  /** A surcharge for each key must not make the other reading better from many keys on. */
  @Test
  void descendingNumbersAreFoundFromManyKeys() {
    SplittableRandom random = new SplittableRandom(9);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 10_000; i++) {
      int number = random.nextInt(5000);
      inference.add(ByteBuffer.allocate(4).putInt(Integer.MAX_VALUE - number).array());
    }
    assertThat(inference.report().candidates())
        .first()
        .satisfies(
            it ->
                assertThat(it.signatures())
                    .containsExactly("BINARY | partitionKey: part1 int DESC"));
  }

  private static String letters(SplittableRandom random) {
    StringBuilder letters = new StringBuilder();
    for (int i = 3 + random.nextInt(6); i > 0; i--) {
      letters.append((char) ('a' + random.nextInt(26)));
    }
    return letters.toString();
  }

  @Test
  void randomBytesAreNoNumbers() {
    for (int width : new int[] {16, 52}) {
      SplittableRandom random = new SplittableRandom(width);
      Inference inference = Inference.of(InferenceOptions.USUAL);
      for (int i = 0; i < 300; i++) {
        byte[] key = new byte[width];
        random.nextBytes(key);
        inference.add(key);
      }
      assertThat(inference.report().candidates().get(0).signatures().get(0))
          .doesNotContain(" int", " long");
    }
  }

  @Test
  void theEndOfATextOfBinaryIsNoLiteralOfText() {
    SplittableRandom random = new SplittableRandom(5);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 500; i++) {
      String key = letters(random) + "\0\1" + letters(random);
      inference.add(key.getBytes(UTF_8), ("t\0" + (char) ('A' + i % 26)).getBytes(UTF_8));
    }
    assertThat(inference.report().candidates())
        .first()
        .satisfies(
            it -> assertThat(it.signatures()).allMatch(layout -> layout.startsWith("BINARY")));
  }

  @Test
  void aBucketOfFewValuesIsFound() {
    String layout =
        "BINARY | partitionKey: bucket count=20 by=HASH hash=MD5 of=part1, part1 int, part2"
            + " boolean";
    SplittableRandom random = new SplittableRandom(6);
    int[] pool = random.ints(12, 0, 1 << 24).toArray();
    Inference inference = Inference.of(InferenceOptions.USUAL);
    new RandomLayout(
            LayoutSignature.parse(layout),
            Map.of("part1", r -> pool[r.nextInt(12)], "part2", r -> r.nextInt(4) == 0))
        .keys(1000, random)
        .forEach(inference::add);
    assertThat(inference.report().candidates().get(0).signatures()).containsExactly(layout);
  }

  @Test
  void textsThatBothFormatsWriteAlikeAreNoted() {
    SplittableRandom random = new SplittableRandom(7);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 500; i++) {
      inference.add((letters(random) + "!").getBytes(UTF_8), letters(random).getBytes(UTF_8));
    }
    List<Candidate> found = inference.report().candidates();
    assertThat(found.get(0).signatures().get(0)).startsWith("TEXT");
    assertThat(found.get(0).notes().get(0))
        .contains("could also have another format", "BINARY", "String text=TERMINATED end=33");
    assertThat(found.get(1).bits() - found.get(0).bits()).isLessThan(Answer.AS_GOOD);
  }

  @Test
  void bytesWithoutASignAreNumbersUpTo255() {
    SplittableRandom random = new SplittableRandom(8);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 2000; i++) {
      int level = random.nextInt(4) == 0 ? 255 : (int) (40 * random.nextDouble());
      inference.add(new byte[] {(byte) level, 'x', (byte) (i >> 8), (byte) i});
    }
    RowKind kind = inference.report().candidates().get(0).kinds().get(0);
    assertThat(kind.signature()).contains("part1 short as=UNSIGNED width=1");
    assertThat(kind.parts().get(0).min()).isEqualTo("0");
    assertThat(kind.parts().get(0).max()).isEqualTo("255");
  }

  @Test
  void timesAsJavaPrintsThemAreTimes() {
    SplittableRandom random = new SplittableRandom(9);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 300; i++) {
      long step = new long[] {1, 1000, 1_000_000, 1_000_000_000}[random.nextInt(4)];
      Instant time =
          Instant.ofEpochSecond(1_700_000_000 + i, random.nextLong(1_000_000_000) / step * step);
      inference.add((letters(random) + "," + time).getBytes(UTF_8));
    }
    assertThat(inference.report().candidates().get(0).signatures())
        .containsExactly(
            "TEXT separator=',' | partitionKey: part1 String, time1 Instant time=ISO_JAVA"
                + " unordered");
  }

  /** Such times have no number that could choose a bucket. */
  @Test
  void bucketsBeforeTimesAsJavaPrintsThemAreFound() {
    SplittableRandom random = new SplittableRandom(10);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 600; i++) {
      String name = letters(random);
      Instant time = Instant.ofEpochSecond(1_700_000_000 + i, random.nextLong(4) * 250_000_000);
      int bucket = Math.floorMod(name.hashCode(), 64);
      String key = String.format(Locale.ROOT, "%02d|%s|%s", bucket, name, time);
      inference.add(key.getBytes(UTF_8));
    }
    assertThat(inference.report().candidates().get(0).signatures().get(0))
        .contains("bucket count=64 function=dev.keywright.runtime.function.StringHashModulo")
        .contains("Instant time=ISO_JAVA unordered");
  }

  /** Their ranges have numbers of any kind in them, and no number of keys changes that. */
  @Test
  void hoursAreNeverSure() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 3000; i++) {
      inference.add(ByteBuffer.allocate(8).putLong(Long.reverseBytes(400_000 + 7L * i)).array());
    }
    Candidate best = inference.report().candidates().get(0);
    assertThat(best.signatures().get(0)).contains("LITTLE_ENDIAN");
    assertThat(best.isSure()).isFalse();
  }

  /** An enum would refuse the next one. */
  @Test
  void aTextOfFewValuesIsNoEnum() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 1000; i++) {
      inference.add(
          (List.of("eu", "us", "asia").get(i * 7919 % 3) + "#" + (100_000 + i * 31))
              .getBytes(UTF_8));
    }
    assertThat(inference.report().candidates())
        .allSatisfy(it -> assertThat(it.signatures().toString()).doesNotContain("enum"));
  }

  @Test
  void theSampleOfPiecesIsThatOfTheWhole() {
    InferenceOptions options = InferenceOptions.USUAL.withSampleSize(100);
    Inference whole = Inference.of(options);
    Inference first = Inference.of(options);
    Inference second = Inference.of(options);
    for (int i = 0; i < 1000; i++) {
      byte[] key = ("key" + i % 700).getBytes(UTF_8);
      whole.add(key);
      (i % 3 == 0 ? first : second).add(key);
    }
    second.merge(first);
    assertThat(second.report()).isEqualTo(whole.report());
    assertThat(whole.report().keys()).isEqualTo(1000);
    assertThat(whole.report().sampled()).isEqualTo(100);
  }

  @Test
  void keysThatAreTooLongAreCounted() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    inference.add(new byte[1025]);
    assertThat(inference.report().tooLong()).isEqualTo(1);
  }

  @Test
  void allKeysHaveAsManyColumns() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    inference.add(new byte[1]);
    assertThatThrownBy(() -> inference.add(new byte[1], new byte[1]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
