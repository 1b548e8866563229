package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.hash.HashFunction;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BucketsTest {
  private static final int[] COUNTS = {2, 3, 7, 10, 16, 255, 256, 257, 300, 1000, 65_535, 65_536};

  /** The whole digest as a fraction of its range, times the count. */
  private static int share(byte[] digest, int count) {
    return new BigInteger(1, digest)
        .multiply(BigInteger.valueOf(count))
        .shiftRight(Byte.SIZE * digest.length)
        .intValueExact();
  }

  private static byte[] md5(byte[] content) throws NoSuchAlgorithmException {
    return MessageDigest.getInstance("MD5").digest(content);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1101, 11010100, 1101010000",
    "abc, 1001, 10010000, 1001000000",
    "user@example.com, 1011, 10110101, 1011010110",
  })
  void aPowerOfTwoTakesTheLeadingBitsOfTheDigest(
      String text, String four, String eight, String ten) {
    assertThat(Buckets.hash(HashFunction.MD5, 16).of(text)).isEqualTo(Integer.parseInt(four, 2));
    assertThat(Buckets.hash(HashFunction.MD5, 256).of(text)).isEqualTo(Integer.parseInt(eight, 2));
    assertThat(Buckets.hash(HashFunction.MD5, 1024).of(text)).isEqualTo(Integer.parseInt(ten, 2));
  }

  @Test
  void anyPowerOfTwoTakesTheLeadingBits() throws NoSuchAlgorithmException {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      byte[] part = new byte[random.nextInt(20)];
      random.nextBytes(part);
      BigInteger digest = new BigInteger(1, md5(part));
      for (int bits = 1; bits <= 16; bits++) {
        assertThat(Buckets.hash(HashFunction.MD5, 1 << bits).of(part))
            .isEqualTo(digest.shiftRight(128 - bits).intValueExact());
      }
    }
  }

  @Test
  void otherCountsCutTheHashesIntoEqualShares() throws NoSuchAlgorithmException {
    Random random = new Random(2);
    for (int i = 0; i < 2_000; i++) {
      byte[] part = new byte[random.nextInt(20)];
      random.nextBytes(part);
      byte[] leading = Arrays.copyOf(md5(part), 4);
      for (int count : COUNTS) {
        assertThat(Buckets.hash(HashFunction.MD5, count).of(part)).isEqualTo(share(leading, count));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(HashFunction.class)
  void everyHashUsesEveryBucketAboutEquallyOften(HashFunction function) {
    HashBuckets buckets = Buckets.hash(function, 10);
    int[] keys = new int[10];
    for (int i = 0; i < 10_000; i++) {
      keys[buckets.of(Integer.toString(i))]++;
    }
    for (int inBucket : keys) {
      assertThat(inBucket).isBetween(800, 1200);
    }
  }

  @Test
  void severalPartsAreHashedWithTheirLengths() throws Exception {
    Random random = new Random(3);
    for (int i = 0; i < 1_000; i++) {
      byte[][] parts = new byte[2 + random.nextInt(3)][];
      for (int p = 0; p < parts.length; p++) {
        parts[p] = new byte[random.nextInt(400)];
        random.nextBytes(parts[p]);
      }
      byte[] leading = Arrays.copyOf(md5(delimited(parts)), 4);
      assertThat(Buckets.hash(HashFunction.MD5, 300).of(parts)).isEqualTo(share(leading, 300));
    }
  }

  private static byte[] delimited(byte[][] parts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (byte[] part : parts) {
      out.writeInt(part.length);
      out.write(part);
    }
    return bytes.toByteArray();
  }

  @Test
  void theBorderBetweenPartsCounts() {
    HashBuckets buckets = Buckets.hash(HashFunction.SHA_256, 65_536);
    Set<Integer> distinct = new LinkedHashSet<>();
    distinct.add(buckets.of("ab", "c"));
    distinct.add(buckets.of("a", "bc"));
    distinct.add(buckets.of("", "abc"));
    distinct.add(buckets.of("abc", ""));
    distinct.add(buckets.of("abc"));
    distinct.add(buckets.of("", "", "abc"));
    assertThat(distinct).hasSize(6);
  }

  @Test
  void textIsHashedAsUtf8() {
    HashBuckets buckets = Buckets.hash(HashFunction.MD5, 65_536);
    for (String text : new String[] {"", "abc", "\u00e9\u20ac", "\ud83d\ude00"}) {
      assertThat(buckets.of(text)).isEqualTo(buckets.of(text.getBytes(UTF_8)));
      assertThat(buckets.of(text, "x"))
          .isEqualTo(buckets.of(text.getBytes(UTF_8), "x".getBytes(UTF_8)));
    }
  }

  @Test
  void aPartCanBeHashedWhereItStands() {
    HashBuckets buckets = Buckets.hash(HashFunction.CRC32C, 1000);
    byte[] column = "03,abc,x".getBytes(UTF_8);
    assertThat(buckets.of(column, 3, 6)).isEqualTo(buckets.of("abc"));
  }

  @Test
  void aHashOfNoPartIsRefused() {
    HashBuckets buckets = Buckets.hash(HashFunction.MD5, 16);
    assertThatThrownBy(() -> buckets.of(new byte[0][]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a bucket is of at least one part, but none is given");
    assertThatThrownBy(() -> buckets.of(new String[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void numbersTakeTheBucketsInTurnAlsoBelowZero() {
    long[] numbers = {
      0, 1, -1, 9, 10, 11, -9, -10, -11, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1
    };
    for (int count : COUNTS) {
      for (long number : numbers) {
        assertThat(Buckets.modulo(count).of(number))
            .isEqualTo(BigInteger.valueOf(number).mod(BigInteger.valueOf(count)).intValueExact());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 999_999_985, Integer.MAX_VALUE})
  void numbersOfTenDigitsAreRefused(int first) {
    String message = "the first of 16 buckets is " + first + ", but must be from 0 to 999999984";
    assertThatThrownBy(() -> Buckets.modulo(16).from(first)).hasMessage(message);
    assertThatThrownBy(() -> BucketForm.binary(16).from(first)).hasMessage(message);
    assertThat(BucketForm.text(16).from(999_999_984).last()).isEqualTo(999_999_999);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 65_537, Integer.MAX_VALUE})
  void otherCountsAreRefused(int count) {
    String message = "the bucket count is " + count + ", but must be from 2 to 65536";
    assertThatThrownBy(() -> Buckets.hash(HashFunction.MD5, count))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Buckets.modulo(count))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> BucketForm.text(count)).hasMessage(message);
    assertThatThrownBy(() -> BucketForm.binary(count)).hasMessage(message);
  }

  /** The lengths of parts that take a second, a third and a fourth byte to tell. */
  @Test
  void partsOfAnyLengthAreTold() throws Exception {
    for (int length : new int[] {0, 1, 255, 256, 65_535, 65_536, 1 << 24, (1 << 24) + 65_793}) {
      byte[] one = new byte[length];
      byte[] other = {1, 2};
      ByteBuffer told = ByteBuffer.allocate(length + 10);
      told.putInt(length).put(one).putInt(2).put(other);
      byte[] hash = MessageDigest.getInstance("MD5").digest(told.array());
      int expected =
          new BigInteger(1, Arrays.copyOf(hash, 4))
              .multiply(BigInteger.valueOf(65_536))
              .shiftRight(32)
              .intValueExact();

      assertThat(Buckets.hash(HashFunction.MD5, 65_536).of(one, other))
          .as("%d bytes", length)
          .isEqualTo(expected);
    }
  }
}
