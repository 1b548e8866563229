package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values as systems write them whose keys no layout of Keywright has begun. */
class ForeignFormsTest {
  private static final int KEYS = 2000;
  private static final long MILLIS = 1_609_459_200_000L;
  private static final long TICKS_OF_1970 = 621_355_968_000_000_000L;
  private static final long LAST_TICKS = 3_155_378_975_999_999_999L;

  @Test
  void aTimeIsOneInHexadecimalDigits() {
    Candidate first =
        text(r -> word(r) + "/" + Long.toHexString(millis(r)) + "-" + Long.toHexString(millis(r)));
    assertThat(first.signatures().toString())
        .contains("time1 Instant time=EPOCH_MILLIS as=HEX width=11 \"-\"", "time2 Instant");
  }

  @Test
  void aTimeIsOneAsAVarint() {
    Candidate first =
        binary(
            (r, key) -> {
              key.put(integer(1 + r.nextInt(700))).put((byte) 2).put(bytes(word(r)));
              key.put((byte) 0).put((byte) 0x1A);
              key.put(Arrays.copyOfRange(eight(millis(r)), 2, 8));
              key.put(integer(1 + skewed(r)));
            });
    assertThat(first.signatures().toString())
        .contains("Instant time=EPOCH_MILLIS", "VARINT_FOUNDATIONDB");
  }

  @Test
  void ticksOfDotNetCountDownInBytes() {
    Candidate first =
        binary(
            (r, key) ->
                key.putInt(r.nextInt(300))
                    .putLong(LAST_TICKS - TICKS_OF_1970 - 10_000 * millis(r) - r.nextInt(10_000))
                    .put((byte) r.nextInt(3)));
    assertThat(first.signatures().toString())
        .contains("time=DOTNET_TICKS as=TWOS_COMPLEMENT width=8 countDownFrom=" + LAST_TICKS);
  }

  @Test
  void identifiersWithATimeAreUuids() {
    Candidate first =
        binary(
            (r, key) -> {
              long time = 10_000 * millis(r) + r.nextInt(10_000) + 122_192_928_000_000_000L;
              long node = r.nextInt(5);
              key.putShort((short) r.nextInt(40));
              key.putLong(time << 32 | (time >>> 32 & 0xFFFF) << 16 | 0x1000 | time >>> 48);
              key.putLong(1L << 63 | node << 48 | 0x02_42_AC_11_00_02L + node);
              key.putLong(millis(r) << 16 | 0x7000 | r.nextInt(4096));
              key.putLong(r.nextLong() >>> 2 | 1L << 63);
            });
    assertThat(first.signatures().toString()).contains("width=2, uuid1 UUID, uuid2 UUID");
  }

  @Test
  void identifiersThatBeginWithATimeAreBytes() {
    Candidate first =
        binary(
            (r, key) -> {
              key.putInt(skewed(r)).put(Arrays.copyOfRange(eight(millis(r)), 2, 8));
              key.putShort((short) r.nextInt()).putLong(r.nextLong());
            });
    assertThat(first.signatures().toString())
        .contains("width=4, bytes1 byte[] text=FIXED width=16");
  }

  @Test
  void daysInTwoBytesAreDates() {
    Candidate first =
        binary(
            (r, key) -> {
              key.putInt(skewed(r)).putShort((short) (19_000 + r.nextInt(500)));
              key.put((byte) r.nextInt(24));
            });
    assertThat(first.signatures() + " " + first.doubts())
        .contains("LocalDate time=EPOCH_DAYS as=UNSIGNED width=2");
  }

  @Test
  void textsInGroupsOfEightBytesEndThemselves() {
    Candidate first =
        binary(
            (r, key) -> {
              byte[] name = bytes(word(r) + "/" + skewed(r) + "/" + word(r));
              key.put((byte) 'd');
              for (int from = 0; from <= name.length; from += 8) {
                byte[] group = Arrays.copyOfRange(name, from, from + 8);
                key.put(group).put((byte) Math.min(0xFF, 0xF7 + name.length - from));
              }
              key.putLong(~(millis(r) << 18 | r.nextInt(20)));
            });
    assertThat(first.signatures())
        .containsExactly(
            "BINARY | partitionKey: \"d\" part1 String text=GROUPED \"\" part2 long"
                + " as=TWOS_COMPLEMENT width=8 DESC");
  }

  @Test
  void aFlagBetweenNumbersIsNoByteOfThem() {
    Candidate first =
        binary(
            (r, key) ->
                key.putLong(skewed(r))
                    .putLong(40_000_000 + r.nextInt(3))
                    .put((byte) (r.nextInt(9) == 0 ? 0x80 : 0x81))
                    .putLong(millis(r)));
    assertThat(first.signatures().toString())
        .contains("part1 long as=TWOS_COMPLEMENT width=8, part2 long as=TWOS_COMPLEMENT width=8")
        .contains("width=8, part3", "time1 Instant time=EPOCH_MILLIS");
  }

  @Test
  void lettersAreNoBytesOfNumbers() {
    Candidate first =
        binary(
            (r, key) -> {
              String name = new String[] {"order", "basket", "client"}[r.nextInt(3)] + skewed(r);
              int shard = name.hashCode() & 0xFF;
              key.put((byte) shard).put((byte) (shard & 1)).put((byte) 0);
              key.put(Arrays.copyOf(bytes(name), 16)).putInt(Integer.reverseBytes(r.nextInt(4)));
            });
    assertThat(first.signatures().toString()).contains("String text=FIXED width=16 fill=0");
  }

  @Test
  void aMarkBehindANumberTellsKindsApart() {
    Candidate first =
        binary(
            (r, key) -> {
              key.put((byte) 'N').putLong(Long.reverseBytes(skewed(r)));
              switch (r.nextInt(3)) {
                case 0 -> key.put((byte) 'a');
                case 1 -> key.put((byte) 'b').putInt(r.nextInt(5));
                default -> key.put((byte) 'e').put(bytes(word(r) + ".txt"));
              }
            });
    assertThat(first.kinds()).hasSize(3);
    assertThat(first.signatures().toString())
        .contains("as=LITTLE_ENDIAN width=8 \"a\"", "\"e\" part2 String");
  }

  @Test
  void aSignThatJoinsWordsIsOfTheLiteralBefore() {
    Candidate first =
        text(r -> "room/" + word(r) + "/nr-" + word(r) + (r.nextInt(5) == 0 ? "-" + word(r) : ""));
    assertThat(first.signatures().toString()).doesNotContain("\"/nr\"", "part3");
  }

  private static Candidate text(Function<SplittableRandom, String> keys) {
    return binary((r, key) -> key.put(bytes(keys.apply(r))));
  }

  private static Candidate binary(BiConsumer<SplittableRandom, ByteBuffer> values) {
    SplittableRandom random = new SplittableRandom(77);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      ByteBuffer key = ByteBuffer.allocate(128);
      values.accept(random, key);
      inference.add(Arrays.copyOf(key.array(), key.position()));
    }
    return inference.report().candidates().get(0);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  /** Bytes that are all 0xFF are their own CRC32C. */
  @Test
  void theSignOfADescendingTimeIsNoHash() {
    Candidate first =
        binary(
            (r, key) ->
                key.put((byte) 0)
                    .putLong(~(millis(r) / 1000) ^ 1L << 63)
                    .putLong(millis(r) ^ 1L << 63));
    assertThat(first.signatures().toString()).doesNotContain("hash");
    assertThat(first.explained()).isEqualTo(KEYS);
  }

  @Test
  void aListBehindAZeroMayBeEmpty() {
    Candidate first =
        binary(
            (r, key) -> {
              key.putLong(r.nextLong()).put((byte) 0);
              IntStream.range(0, r.nextInt(4)).forEach(i -> key.putInt(skewed(r)));
            });
    assertThat(first.explained()).isEqualTo(KEYS);
  }

  private static byte[] eight(long value) {
    return ByteBuffer.allocate(8).putLong(value).array();
  }

  /** As FoundationDB writes one of at most two bytes. */
  private static byte[] integer(int value) {
    return value < 256
        ? new byte[] {0x15, (byte) value}
        : new byte[] {0x16, (byte) (value >>> 8), (byte) value};
  }

  /** One of 400 words of some letters. */
  private static String word(SplittableRandom random) {
    SplittableRandom of = new SplittableRandom(random.nextInt(400));
    StringBuilder word = new StringBuilder();
    for (int left = 4 + of.nextInt(5); left > 0; left--) {
      word.append((char) ('a' + of.nextInt(26)));
    }
    return word.toString();
  }

  private static long millis(SplittableRandom random) {
    return MILLIS + random.nextLong(20_000_000_000L);
  }

  private static int skewed(SplittableRandom random) {
    return (int) Math.min(60_000, 300 * Math.exp(1.6 * random.nextGaussian()));
  }
}
