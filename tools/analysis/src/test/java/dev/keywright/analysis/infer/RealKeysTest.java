package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Keys with values as real tables have them show layouts that even values do not lead to. */
class RealKeysTest {
  private static final int KEYS = 1_500;
  private static final long START = Instant.parse("2024-02-01T00:00:00Z").toEpochMilli();
  private static final String[] WORDS = {"ann", "bob", "chris", "dora", "emil", "fay", "gus"};
  private static final RandomValues NAMES = RealKeysTest::name;

  @Test
  void aBucketStandsBeforeFewValues() {
    assertFound(
        "TEXT separator='*' | partitionKey: bucket count=20 by=HASH hash=MD5 of=p0, p0 String"
            + " | sortKey: p1 int pad=8",
        r -> WORDS[r.nextInt(WORDS.length)],
        r -> r.nextInt(90_000_000));
  }

  @Test
  void aBucketTouchesWhatComesAfterIt() {
    assertFound(
        "TEXT | partitionKey: bucket count=20 by=HASH hash=MD5 of=p0 \"user\" p0 int pad=6 \"/\" p1 String",
        r -> r.nextInt(900),
        NAMES);
  }

  /** The folder, the time and some random bytes could be a fraction of 10^-280. */
  @Test
  void randomBytesAreNoFractions() {
    assertFound(
        "BINARY | partitionKey: p0 int as=TWOS_COMPLEMENT width=4,"
            + " p1 int as=TWOS_COMPLEMENT width=4, p2 Instant time=EPOCH_MILLIS DESC,"
            + " p3 byte[] text=FIXED width=16",
        r -> (int) Math.exp(6 + 1.5 * r.nextGaussian()),
        r -> 1 + Math.min(40, (int) (1 / r.nextDouble(0.01, 1))),
        r -> Instant.ofEpochMilli(START + r.nextInt(1 << 30)),
        RealKeysTest::bytes);
  }

  @Test
  void fractionsAreFound() {
    assertFound(
        "BINARY | partitionKey: p0 double, p1 double, p2 long",
        r -> 52 + r.nextDouble(-3, 3),
        r -> r.nextDouble(0.5, 900),
        r -> (long) r.nextInt(100_000));
  }

  @Test
  void lettersBehindATextAreItsEnd() {
    assertFound(
        "BINARY | partitionKey: p0 long as=TWOS_COMPLEMENT width=8, p1 String",
        r -> r.nextLong(1L << 50),
        NAMES);
  }

  @Test
  void varintsStandBetweenOtherParts() {
    assertFound(
        "BINARY | partitionKey: p0 String, p1 long as=VARINT_LEB128, p2 int",
        NAMES,
        RealKeysTest::skewed,
        r -> r.nextInt(100_000));
    assertFound(
        "BINARY | partitionKey: p0 long as=VARINT_COCKROACHDB \"\\u0012\" p1 String \"\""
            + " p2 long as=VARINT_COCKROACHDB",
        r -> (long) (r.nextInt(12) == 0 ? 131 : 53 + r.nextInt(9)),
        NAMES,
        RealKeysTest::skewed);
  }

  /** As OpenTSDB has them: no metric is above 65,535 yet. */
  @Test
  void zerosBeforeANumberAreIts() {
    assertFound(
        "BINARY | partitionKey: p0 int as=UNSIGNED width=3, p1 Instant time=EPOCH_SECONDS"
            + " as=UNSIGNED width=4, p2 list(k int as=UNSIGNED width=3, v int as=UNSIGNED width=3)",
        r -> 1 + (int) Math.min(700, Math.exp(2 + 1.5 * r.nextGaussian())),
        r -> Instant.ofEpochMilli((START + r.nextInt(1 << 30)) / 3_600_000 * 3_600_000),
        r -> IntStream.rangeClosed(1, 1 + r.nextInt(3)).mapToObj(it -> tag(it, r)).toList());
  }

  /** A sequence of Kafka's windows is 0 in most tables, and an index of TiDB is 1 in many. */
  @Test
  void zerosOfAWholeNumberAreANumber() {
    assertFound(
        "BINARY | partitionKey: p0 String text=TAIL, p1 Instant time=EPOCH_MILLIS"
            + " as=TWOS_COMPLEMENT width=8, p2 int as=TWOS_COMPLEMENT width=4",
        NAMES,
        r -> Instant.ofEpochMilli((START + r.nextInt(1 << 30)) / 60_000 * 60_000),
        r -> 0);
    assertFound(
        "BINARY | partitionKey: \"t\" p0 long \"_i\" p1 long \"\\u0003\" p2 long",
        r -> 40L + r.nextInt(9),
        r -> 1L,
        RealKeysTest::skewed);
  }

  private static void assertFound(String signature, RandomValues... parts) {
    Map<String, RandomValues> values = new LinkedHashMap<>();
    for (RandomValues each : parts) {
      values.put("p" + values.size(), each);
    }
    LayoutSignature truth = LayoutSignature.parse(signature);
    SplittableRandom random = new SplittableRandom(38);
    Inferred inferred = Inferred.of(truth, new RandomLayout(truth, values).keys(KEYS, random));
    assertThat(inferred.placeOfReading())
        .as(
            "%s %s",
            inferred.trueBits(),
            inferred.report().candidates().stream()
                .map(it -> it.bits() + " " + it.signatures())
                .toList())
        .isZero();
  }

  private static Object tag(int key, SplittableRandom random) {
    return List.of((long) key, (long) random.nextInt(3_000));
  }

  private static Object name(SplittableRandom random) {
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(3, 10); i > 0; i--) {
      name.append((char) random.nextInt('a', 'z' + 1));
    }
    return name.toString();
  }

  private static Object skewed(SplittableRandom random) {
    return (long) Math.exp(5 + 2 * random.nextGaussian());
  }

  private static Object bytes(SplittableRandom random) {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return bytes;
  }
}
