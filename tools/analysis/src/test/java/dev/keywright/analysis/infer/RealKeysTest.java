package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Keys with values as real tables have them show layouts that even values do not lead to. */
class RealKeysTest {
  private static final int KEYS = 1_500;
  private static final long START = Instant.parse("2024-02-01T00:00:00Z").toEpochMilli();
  private static final String[] WORDS = {"ann", "bob", "chris", "dora", "emil", "fay", "gus"};
  private static final String[] MAKERS = {"VWVWZZZ", "WBA", "ZFA312", "5YJ3E1", "1FT", "WF0"};
  private static final String LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
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

  /** Several accounts have rows of one slot, index and signature, as Solana writes them. */
  @Test
  void partsThatDependOnEachOtherAreNoBytes() {
    List<Object[]> signed = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(18);
    long slot = 188_000_000;
    for (int i = 0; i < KEYS / 3; i++) {
      slot += random.nextInt(20_000);
      int index = (int) Math.min(2_900, -420 * Math.log(random.nextDouble(1e-9, 1)));
      signed.add(new Object[] {slot, index, bytes(64, random)});
    }
    int[] last = new int[1];
    assertFound(
        "BINARY | partitionKey: p0 byte[] text=FIXED width=32,"
            + " p1 long as=TWOS_COMPLEMENT width=8, p2 int as=TWOS_COMPLEMENT width=4,"
            + " p3 byte[] text=FIXED width=64",
        r -> bytes(32, new SplittableRandom(skewedTo(400, r))),
        r -> {
          last[0] = r.nextInt(signed.size());
          return signed.get(last[0])[0];
        },
        r -> signed.get(last[0])[1],
        r -> signed.get(last[0])[2]);
  }

  /** A vehicle belongs to one tenant, and some trips were written in whole seconds. */
  @Test
  void lettersOfOneLengthAreAWhole() {
    int[] last = new int[1];
    assertFound(
        "BINARY | partitionKey: p0 int as=TWOS_COMPLEMENT width=2, p1 String text=FIXED width=17,"
            + " p2 Instant time=EPOCH_MILLIS DESC, p3 UUID",
        r -> {
          last[0] = skewedTo(500, r);
          return 1 + skewedTo(900, new SplittableRandom(last[0]));
        },
        r -> vehicle(new SplittableRandom(last[0])),
        r -> {
          long time = (START + r.nextInt(1 << 30)) / 1000 * 1000;
          return Instant.ofEpochMilli(r.nextInt(3) == 0 ? time + r.nextInt(1000) : time);
        },
        r -> new UUID((r.nextLong() & ~0xF000L) | 0x4000, (r.nextLong() >>> 2) | Long.MIN_VALUE));
  }

  /** As OrderedBytes of HBase writes them: a mark stands before each value. */
  @Test
  void pricesAreFractions() {
    assertFound(
        "BINARY | partitionKey: \"4\" p0 String text=TERMINATED end=0 \"1\" p1 double \",\" p2 long",
        r -> WORDS[r.nextInt(WORDS.length)],
        RealKeysTest::price,
        RealKeysTest::skewed);
  }

  private static Object price(SplittableRandom random) {
    int cents = 100 * (int) Math.exp(3.3 + 1.1 * random.nextGaussian());
    cents += new int[] {99, 95, 50, 0, random.nextInt(100)}[random.nextInt(5)];
    return (random.nextInt(20) == 0 ? -cents : cents) / 100.0;
  }

  private static Object vehicle(SplittableRandom random) {
    StringBuilder vehicle = new StringBuilder(MAKERS[random.nextInt(MAKERS.length)]);
    while (vehicle.length() < 11) {
      vehicle.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return vehicle.append(100_000 + random.nextInt(400_000)).toString();
  }

  private static int skewedTo(int most, SplittableRandom random) {
    return (int) (most * Math.pow(random.nextDouble(), 2));
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
            () ->
                inferred.trueBits()
                    + " "
                    + inferred.report().candidates().stream()
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
    return bytes(16, random);
  }

  private static Object bytes(int width, SplittableRandom random) {
    byte[] bytes = new byte[width];
    random.nextBytes(bytes);
    return bytes;
  }
}
