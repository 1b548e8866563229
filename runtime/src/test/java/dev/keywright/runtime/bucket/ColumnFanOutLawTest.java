package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Law 6 for columns of bytes, and for columns that hold nothing but the bucket. */
class ColumnFanOutLawTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());

  private static final NativeBytes PART = NativeBytes.of("part");
  private static final NativeLong NUMBER = NativeLong.of("number");

  private final Random random = new Random(6);
  private long memberships;

  @ParameterizedTest
  @CsvSource({
    "2, 2",
    "3, 2",
    "10, 16",
    "16, 10",
    "255, 256",
    "256, 255",
    "257, 300",
    "300, 257",
    "65536, 300"
  })
  void keysOfBytesAreInExactlyOneRangeIfTheySatisfyTheScan(int count, int earlierCount) {
    HashBuckets buckets = Buckets.hash(HashFunction.MURMUR3_32, count);
    HashBuckets earlier = Buckets.hash(HashFunction.CRC32C, earlierCount);
    FanOut<StoredKey, byte[]> scan =
        FanOut.<StoredKey, byte[]>of(
                "partitionKey", buckets, BucketForm.binary(count), ORDER, List.of(PART))
            .orEarlier(earlier);
    int keys = count > 1_000 ? 10 : 100;
    List<byte[]> contents = new ArrayList<>();
    List<StoredKey> stored = new ArrayList<>();
    for (int i = 0; i < keys; i++) {
      byte[] content = bytes(2 + random.nextInt(3));
      byte[] part = Arrays.copyOf(content, 2);
      contents.add(content);
      stored.add(stored(buckets.of(part), count, content));
      contents.add(content);
      stored.add(stored(earlier.of(part), count, content));
    }
    for (int run = 0; run < (count > 1_000 ? 2 : 25); run++) {
      byte[] a = bytes(random.nextInt(4));
      byte[] b = bytes(random.nextInt(4));
      boolean isForward = Arrays.compareUnsigned(a, b) <= 0;
      byte[] from = isForward ? a : b;
      byte[] to = isForward ? b : a;
      KeyRanges<StoredKey, byte[]> ranges = scan.spread(range(from, to));
      assertThat(ranges.size())
          .isEqualTo(Arrays.equals(from, to) ? 0 : Math.max(count, earlierCount));
      assertBytes(
          ranges,
          contents,
          stored,
          content ->
              Arrays.compareUnsigned(from, content) <= 0
                  && Arrays.compareUnsigned(content, to) < 0);
      assertBytes(
          scan.spread(range(from, null)),
          contents,
          stored,
          content -> Arrays.compareUnsigned(from, content) <= 0);
      byte[] part = Arrays.copyOf(contents.get(random.nextInt(contents.size())), 2);
      KeyRanges<StoredKey, byte[]> one =
          scan.fix(PART, part).spread(range(part, ColumnOrder.BYTES.nextPrefix(part)));
      assertThat(one.size()).isBetween(1, 2);
      assertBytes(one, contents, stored, content -> Arrays.equals(Arrays.copyOf(content, 2), part));
    }
    assertThat(memberships).isGreaterThan(5_000);
  }

  private void assertBytes(
      KeyRanges<StoredKey, byte[]> ranges,
      List<byte[]> contents,
      List<StoredKey> stored,
      Predicate<byte[]> satisfies) {
    for (int i = 0; i < contents.size(); i++) {
      StoredKey key = stored.get(i);
      long expected = satisfies.test(contents.get(i)) ? 1 : 0;
      memberships += ranges.size();
      assertThat(ranges.ranges().stream().filter(key::isIn).count()).isEqualTo(expected);
      assertThat(ranges.contains(key)).isEqualTo(expected == 1);
    }
  }

  private static KeyRange<byte[]> range(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }

  /** Bytes at which careless bounds would break. */
  private byte[] bytes(int length) {
    byte[] hostile = {0, 1, 127, -128, -2, -1};
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = hostile[random.nextInt(hostile.length)];
    }
    return bytes;
  }

  private static StoredKey stored(int bucket, int count, byte[] content) {
    String leading =
        count <= 256 ? "" + (char) bucket : "" + (char) (bucket >> 8) + (char) (bucket & 0xFF);
    byte[] number = leading.getBytes(ISO_8859_1);
    byte[] column = new byte[number.length + content.length];
    System.arraycopy(number, 0, column, 0, number.length);
    System.arraycopy(content, 0, column, number.length, content.length);
    return new StoredKey(Map.of("partitionKey", column));
  }

  /** A partition column that holds nothing but the bucket. */
  @ParameterizedTest
  @CsvSource({"2, 3", "10, 16", "16, 10", "100, 11", "300, 16"})
  void aBucketAloneInItsColumnIsInOneRange(int count, int earlierCount) {
    Buckets buckets = Buckets.modulo(count);
    Buckets earlier = Buckets.modulo(earlierCount);
    FanOut<StoredKey, String> scan =
        FanOut.<StoredKey, String>of(
                "partitionKey", buckets, BucketForm.text(count), ORDER, List.of(NUMBER))
            .orEarlier(earlier);
    List<StoredKey> stored = new ArrayList<>();
    for (long number = 0; number < 400; number++) {
      for (int epoch : new int[] {count, earlierCount}) {
        int width = Integer.toString(epoch - 1).length();
        String bucket = Long.toString(number % epoch);
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("partitionKey", "0".repeat(width - bucket.length()) + bucket);
        columns.put("sortKey", number);
        stored.add(new StoredKey(columns));
      }
    }
    KeyRange<String> all = KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);
    KeyRange<Long> some = KeyRange.of(Map.of(), "sortKey", 50L, 300L, ColumnOrder.LONG);
    KeyRange<Long> one = KeyRange.of(Map.of(), "sortKey", 77L, 78L, ColumnOrder.LONG);
    KeyRanges<StoredKey, String> ofAll = scan.spread(all);
    KeyRanges<StoredKey, Long> ofSome = scan.spread(some);
    KeyRanges<StoredKey, Long> ofOne = scan.fix(NUMBER, 77).spread(one);
    for (StoredKey key : stored) {
      long number = (Long) key.columns().get("sortKey");
      assertThat(ofAll.ranges().stream().filter(key::isIn).count()).isEqualTo(1);
      assertThat(ofSome.ranges().stream().filter(key::isIn).count())
          .isEqualTo(number >= 50 && number < 300 ? 1 : 0);
      assertThat(ofOne.ranges().stream().filter(key::isIn).count()).isEqualTo(number == 77 ? 1 : 0);
    }
  }
}
