package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BucketFormTest {

  @ParameterizedTest
  @CsvSource({
    "2, 0, 0",
    "10, 0, 0",
    "10, 9, 9",
    "11, 0, 00",
    "16, 3, 03",
    "16, 15, 15",
    "100, 99, 99",
    "101, 7, 007",
    "1000, 999, 999",
    "10000, 1, 0001",
    "10001, 1, 00001",
    "65536, 65535, 65535",
  })
  void textIsPaddedToTheDigitsOfTheLargestNumber(int count, int bucket, String expected) {
    assertThat(BucketForm.text(count).number(bucket)).isEqualTo(expected);
    assertThat(BucketForm.text(count).prefix(bucket)).isEqualTo(expected);
    assertThat(BucketForm.text(count, '!').number(bucket)).isEqualTo(expected);
    assertThat(BucketForm.text(count, '!').prefix(bucket)).isEqualTo(expected + "!");
    assertThat(BucketForm.text(count, '!').width()).isEqualTo(expected.length());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 16, 255, 256})
  void upTo256BucketsAreOneByte(int count) {
    BinaryBucket form = BucketForm.binary(count);
    assertThat(form.width()).isEqualTo(1);
    for (int bucket = 0; bucket < count; bucket++) {
      assertThat(form.number(bucket)).containsExactly(bucket);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {257, 300, 65_535, 65_536})
  void moreBucketsAreTwoBytes(int count) {
    BinaryBucket form = BucketForm.binary(count);
    assertThat(form.width()).isEqualTo(2);
    for (int bucket = 0; bucket < count; bucket++) {
      assertThat(ByteBuffer.wrap(form.prefix(bucket)).getChar()).isEqualTo((char) bucket);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10, 11, 16, 100, 255, 256, 257, 300, 1000, 65_535, 65_536})
  void everyNumberIsReadBackAndSortsAsItself(int count) {
    TextBucket text = BucketForm.text(count, ',');
    BinaryBucket binary = BucketForm.binary(count);
    for (int bucket = 0; bucket < count; bucket++) {
      String stored = "x" + text.prefix(bucket);
      assertThat(text.read(stored, 1, stored.length())).isEqualTo(bucket);
      byte[] content = {9, 9, 9, 9};
      assertThat(binary.write(bucket, content, 1)).isEqualTo(1 + binary.width());
      assertThat(binary.read(content, 1, 1 + binary.width())).isEqualTo(bucket);
      if (bucket > 0) {
        assertThat(text.number(bucket - 1)).isLessThan(text.number(bucket));
        assertThat(Arrays.compareUnsigned(binary.number(bucket - 1), binary.number(bucket)))
            .isNegative();
      }
    }
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxxx".getBytes(UTF_8);
    assertThat(BucketForm.text(300).write(42, out, 1)).isEqualTo(4);
    assertThat(new String(out, UTF_8)).isEqualTo("x042xx");
    assertThat(BucketForm.binary(300).write(0x102, out, 4)).isEqualTo(6);
    assertThat(out).endsWith(1, 2).startsWith('x', '0', '4', '2');
  }

  @Test
  void aNumberOfNoBucketIsNotWritten() {
    assertThatThrownBy(() -> BucketForm.text(16).number(16))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> BucketForm.text(16, ',').prefix(-1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> BucketForm.binary(16).number(16))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> BucketForm.binary(300).number(-1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", "16", "99", "1a", "a1", " 1", "-1", "+1", "/0", "0:", "\u0661\u0662"})
  void otherTextsAreNoBucket(String text) {
    assertThat(BucketForm.text(16).read(text, 0, text.length())).isNegative();
  }

  @Test
  void theReadNumberMustBeInTheSlice() {
    assertThat(BucketForm.text(16).read("015", 1, 2)).isNegative();
    assertThat(BucketForm.text(16).read("015", 1, 3)).isEqualTo(15);
    assertThat(BucketForm.binary(16).read(new byte[] {5}, 0, 0)).isNegative();
    assertThat(BucketForm.binary(300).read(new byte[] {0, 5, 0}, 1, 2)).isNegative();
    assertThat(BucketForm.binary(300).read(new byte[] {0, 1, 0}, 1, 3)).isEqualTo(256);
  }

  @Test
  void otherBytesAreNoBucket() {
    assertThat(BucketForm.binary(16).read(new byte[] {16}, 0, 1)).isNegative();
    assertThat(BucketForm.binary(16).read(new byte[] {-1}, 0, 1)).isNegative();
    assertThat(BucketForm.binary(256).read(new byte[] {-1}, 0, 1)).isEqualTo(255);
    assertThat(BucketForm.binary(300).read(new byte[] {1, 44}, 0, 2)).isNegative();
    assertThat(BucketForm.binary(300).read(new byte[] {1, 43}, 0, 2)).isEqualTo(299);
    assertThat(BucketForm.binary(65_536).read(new byte[] {-1, -1}, 0, 2)).isEqualTo(65_535);
  }

  @Test
  void anotherBucketThanThatOfThePartsIsMalformed() {
    BucketForm.text(16, ',').verify(7, 7);
    BucketForm.binary(16).verify(7, 7);
    assertThatThrownBy(() -> BucketForm.text(16, ',').verify(3, 7))
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> {
              assertThat(malformed.part()).isEqualTo("bucket");
              assertThat(malformed.position()).isZero();
            })
        .hasMessage(
            "bucket at position 0: expected the bucket 07 of the key's parts, found \"03\"");
    assertThatThrownBy(() -> BucketForm.binary(300).verify(3, 270))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "bucket at position 0: expected the bucket 270 of the key's parts, found \"3\"");
  }

  /** What a store would compare: everything in the bucket is below its end, all others are not. */
  @ParameterizedTest
  @ValueSource(
      chars = {'\0', '!', ',', '/', ':', '@', 'Z', '_', 'a', 'z', '{', '~', '\u20ac', '\uffff'})
  void theEndIsAboveAllOfTheBucketAndBelowAllOthers(char separator) {
    for (int count : new int[] {2, 10, 11, 100, 101}) {
      TextBucket form = BucketForm.text(count, separator);
      for (int bucket = 0; bucket < count; bucket++) {
        byte[] end = end(form, bucket).getBytes(UTF_8);
        for (int other = 0; other < count; other++) {
          for (String rest : List.of("", "\0", "0", "zz", "\uffff", "\udbff\udfff")) {
            byte[] stored = (form.prefix(other) + rest).getBytes(UTF_8);
            assertThat(Arrays.compareUnsigned(stored, end) < 0).isEqualTo(other <= bucket);
          }
        }
      }
    }
  }

  @Test
  void theEndIsTheNextCharacterAfterTheSeparator() {
    assertThat(end(BucketForm.text(16, ','), 3)).isEqualTo("03-");
    assertThat(end(BucketForm.text(16, '.'), 9)).isEqualTo("09/");
    assertThat(end(BucketForm.text(16, '~'), 9)).isEqualTo("09\u007f");
    assertThat(end(BucketForm.text(16, '\uffff'), 9)).isEqualTo("09\ud800\udc00");
  }

  @Test
  void aBucketAloneInItsColumnIsTheWholeColumn() {
    assertThat(end(BucketForm.text(10), 9)).isEqualTo("9\0");
    assertThat(end(BucketForm.text(16), 9)).isEqualTo("09\0");
  }

  @Test
  void theEndOfBytesIsTheNextBucket() {
    assertThat(end(BucketForm.binary(16), 15)).containsExactly(16);
    assertThat(end(BucketForm.binary(256), 255)).isNull();
    assertThat(end(BucketForm.binary(300), 255)).containsExactly(1);
    assertThat(end(BucketForm.binary(300), 299)).containsExactly(1, 44);
    assertThat(end(BucketForm.binary(65_536), 65_535)).isNull();
  }

  @Test
  void splitPointsAreNumbersAtEqualDistances() {
    assertThat(BucketForm.text(16, ',').splitPoints(4)).containsExactly("04", "08", "12");
    assertThat(BucketForm.text(10).splitPoints(3)).containsExactly("3", "6");
    assertThat(BucketForm.text(10).splitPoints(1)).isEmpty();
    assertThat(BucketForm.binary(256).splitPoints(2)).containsExactly(new byte[] {(byte) 128});
    assertThat(BucketForm.binary(65_536).splitPoints(2))
        .containsExactly(new byte[] {(byte) 128, 0});
    List<String> all = BucketForm.text(65_536).splitPoints(65_536);
    assertThat(all).hasSize(65_535).doesNotHaveDuplicates().isSorted();
    assertThat(all.get(65_534)).isEqualTo("65535");
    assertThatThrownBy(() -> all.set(0, "0")).isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 10, 16, 300})
  void everyShareHasTheBucketsFromItsPointOn(int count) {
    for (int shares = 1; shares <= count; shares++) {
      List<String> points = BucketForm.text(count).splitPoints(shares);
      assertThat(points).hasSize(shares - 1);
      for (int i = 1; i < shares; i++) {
        assertThat(Integer.parseInt(points.get(i - 1)))
            .isEqualTo((int) Math.floor((double) i * count / shares));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 17, Integer.MAX_VALUE})
  void otherSharesAreRefused(int shares) {
    assertThatThrownBy(() -> BucketForm.text(16).splitPoints(shares))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("splitPoints(" + shares + "): 16 buckets make 1 to 16 shares");
    assertThatThrownBy(() -> BucketForm.binary(16).splitPoints(shares))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 11, 256, 257, 65_536})
  void whatFollowsABucketIsTheRestOfTheColumn(int count) {
    for (int bucket : new int[] {0, 1, count - 1}) {
      BinaryBucket bytes = BucketForm.binary(count);
      byte[] content = Arrays.copyOf(bytes.prefix(bucket), bytes.width() + 2);
      content[bytes.width()] = 7;
      assertThat(bytes.rest(content)).containsExactly(7, 0);
      assertThat(bytes.rest(bytes.prefix(bucket))).isEmpty();
      TextBucket text = BucketForm.text(count, '!');
      assertThat(text.rest(text.prefix(bucket) + "a!b")).isEqualTo("a!b");
      TextBucket alone = BucketForm.text(count);
      assertThat(alone.rest(alone.prefix(bucket))).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 256, 257, 65_536})
  void bytesThatEndBeforeTheNumberDoesHoldNone(int count) {
    BinaryBucket form = BucketForm.binary(count);
    byte[] content = new byte[9];
    for (int at = 0; at < 9; at++) {
      assertThat(form.read(content, at, at + form.width() - 1)).isEqualTo(-1);
    }
  }

  private static <C> @Nullable C end(BucketForm<C> form, int bucket) {
    return form.end(form.prefix(bucket));
  }
}
