package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people see as one value is one part, however uneven the values are. */
class WholesTest {
  private static final int KEYS = 2_000;

  /** Keys of one whole, and what the first answer has to say of it. */
  enum Whole {
    LOGNORMAL_DIGITS(".*: \"user\" part1 int pad=6", r -> text("user%06d", lognormal(r, 999_999))),
    SEQUENCE(".*: part1 (int pad=8|long)", r -> text("%08d", 20_000_000 + r.nextInt(9_000))),
    CLUSTERED_HEX(
        ".*: part1 long as=HEX width=16",
        r -> text("%016x", (0x2A5F_0000_1234L << (4 * r.nextInt(3))) + r.nextInt(90_000))),
    CLUSTERED_LONG(
        "BINARY .*: part1 long",
        r -> bytes(Long.MIN_VALUE + (r.nextInt(3) << 20) + r.nextInt(4_000))),
    UUIDS(".*: uuid1 UUID", r -> text("%s", new UUID(version(r), variant(r)))),
    E_MAILS(".*: part1 String", r -> RealForms.email(r).getBytes(UTF_8)),
    IDS_NEAR_300_000(".*(?<!Instant.*)", r -> text("%06d", 298_000 + r.nextInt(4_000))),
    MILLISECONDS(
        ".*: (part|time)1 Instant time=EPOCH_MILLIS",
        r -> text("%013d", 1_700_000_000_000L + r.nextInt(900_000_000))),
    ULIDS("(?!.*\"01).*: part1 String.*", r -> RealForms.ulid(r).getBytes(UTF_8)),
    ZEROS("(?!.*String).*", r -> bytes(r.nextInt(200)));

    private final String layout;

    @SuppressWarnings("ImmutableEnumChecker") // a function without state
    private final Function<SplittableRandom, byte[]> key;

    Whole(String layout, Function<SplittableRandom, byte[]> key) {
      this.layout = layout;
      this.key = key;
    }
  }

  @ParameterizedTest
  @EnumSource
  void aWholeIsOnePart(Whole whole) {
    assertThat(best(whole.key).signatures())
        .singleElement()
        .asString()
        .doesNotContain(", part2", " part2")
        .matches(whole.layout);
  }

  @Test
  void anInstantFarAheadIsDoubted() {
    long from = Instant.parse("2042-03-01T00:00:00Z").getEpochSecond();
    Candidate candidate = best(r -> text("%010d", from + r.nextInt(9_000_000)));
    assertThat(!candidate.isSure() || !candidate.signatures().toString().contains("Instant"))
        .isTrue();
  }

  /** The end of a window depends on its start, so a list of both together is short. */
  @Test
  void theWindowsOfAnAccountAreNoUuids() {
    long first = Instant.parse("2024-04-23T00:00:00Z").toEpochMilli();
    Candidate candidate =
        best(
            r -> {
              long start = first + 300_000L * r.nextInt(40);
              long account = lognormal(r, 2_878);
              return ByteBuffer.allocate(24)
                  .putLong(account)
                  .putLong(start)
                  .putLong(start + 300_000)
                  .array();
            });
    assertThat(candidate.signatures().toString())
        .contains("time1 Instant time=EPOCH_MILLIS", "time2 Instant time=EPOCH_MILLIS");
  }

  /** With a sign, 10000777 is 777. */
  @Test
  void aSignThatNoKeyNeedsIsDoubted() {
    Candidate candidate = best(r -> text("%08d", 10_000_000 + r.nextInt(9_000)));
    assertThat(candidate.signatures().toString()).contains("int pad=7 signed");
    assertThat(candidate.doubts()).anyMatch(it -> it.startsWith("part1: int pad=7 signed instead"));
    assertThat(candidate.isSure()).isFalse();
  }

  private static Candidate best(Function<SplittableRandom, byte[]> key) {
    SplittableRandom random = new SplittableRandom(38);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      inference.add(key.apply(random));
    }
    return inference.report().candidates().get(0);
  }

  private static byte[] text(String format, Object value) {
    return String.format(Locale.ROOT, format, value).getBytes(UTF_8);
  }

  private static byte[] bytes(long value) {
    return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
  }

  private static int lognormal(SplittableRandom random, int most) {
    return (int) Math.min(most, 2_000 * Math.exp(1.5 * random.nextGaussian()));
  }

  private static long version(SplittableRandom random) {
    return (random.nextLong() & ~0xF000L) | 0x4000;
  }

  private static long variant(SplittableRandom random) {
    return (random.nextLong() >>> 2) | Long.MIN_VALUE;
  }
}
