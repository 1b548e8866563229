package dev.keywright.runtime.bucket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FanOutTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());
  private static final HashBuckets BY_HASH = Buckets.hash(HashFunction.MD5, 3);
  private static final StringPart FIRST = StringPart.of("first");
  private static final StringPart SECOND = StringPart.of("second");
  private static final DecimalPart NUMBER = DecimalPart.unpadded("number");
  private static final NativeBytes BYTES = NativeBytes.of("bytes");

  private static FanOut<StoredKey, String> text(Buckets buckets, PartCodec<?, ?>... deciding) {
    return FanOut.of("partitionKey", buckets, form(buckets), ORDER, List.of(deciding));
  }

  private static TextBucket form(Buckets buckets) {
    return BucketForm.text(buckets.count(), ',').from(buckets.first());
  }

  private static FanOut<StoredKey, String> remainders(int count) {
    return text(Buckets.modulo(count), NUMBER);
  }

  private static FanOut<StoredKey, byte[]> binary(Buckets buckets, PartCodec<?, ?> deciding) {
    return FanOut.of(
        "partitionKey", buckets, BucketForm.binary(buckets.count()), ORDER, List.of(deciding));
  }

  private static KeyRange<String> partition(String from, String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static KeyRange<byte[]> partition(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }

  @Test
  void everyBucketGetsTheRange() {
    assertThat(text(BY_HASH, FIRST).spread(partition("a", "b")))
        .containsExactly(partition("0,a", "0,b"), partition("1,a", "1,b"), partition("2,a", "2,b"));
    assertThat(binary(BY_HASH, BYTES).spread(partition(new byte[] {7}, new byte[] {9})))
        .containsExactly(
            partition(new byte[] {0, 7}, new byte[] {0, 9}),
            partition(new byte[] {1, 7}, new byte[] {1, 9}),
            partition(new byte[] {2, 7}, new byte[] {2, 9}));
  }

  @Test
  void openEndsAreThoseOfTheBucket() {
    assertThat(text(BY_HASH, FIRST).spread(partition("", null)))
        .containsExactly(partition("0,", "0-"), partition("1,", "1-"), partition("2,", "2-"));
    KeyRanges<StoredKey, byte[]> bytes =
        binary(Buckets.modulo(256), NUMBER).spread(partition(new byte[0], null));
    assertThat(bytes.size()).isEqualTo(256);
    assertThat(bytes.ranges().get(0)).isEqualTo(partition(new byte[] {0}, new byte[] {1}));
    assertThat(bytes.ranges().get(255)).isEqualTo(partition(new byte[] {-1}, null));
  }

  @Test
  void aLaterColumnKeepsItsBoundsBehindThePrefixedPartition() {
    Map<String, Object> fixed = new LinkedHashMap<>();
    fixed.put("partitionKey", "a");
    fixed.put("day", 5L);
    KeyRanges<StoredKey, Long> spread =
        remainders(2).spread(KeyRange.of(fixed, "number", 1L, 3L, ColumnOrder.LONG));
    assertThat(spread.ranges())
        .extracting(KeyRange::toString)
        .containsExactly(
            "partitionKey = \"0,a\", day = 5, number [1, 3)",
            "partitionKey = \"1,a\", day = 5, number [1, 3)");
  }

  @Test
  void aPartitionOfNothingButTheBucketIsFixedFirst() {
    KeyRange<Long> rest = KeyRange.of(Map.of("day", 5L), "number", 1L, null, ColumnOrder.LONG);
    FanOut<StoredKey, String> alone =
        FanOut.of("partitionKey", Buckets.modulo(11), BucketForm.text(11), ORDER, List.of(NUMBER));
    assertThat(alone.fix(NUMBER, 13L).spread(rest))
        .extracting(KeyRange::toString)
        .containsExactly("partitionKey = \"02\", day = 5, number [1, end)");
    assertThat(remainders(11).fix(NUMBER, 13L).spread(rest))
        .isEqualTo(alone.fix(NUMBER, 13L).spread(rest));
    assertThat(binary(Buckets.modulo(11), NUMBER).fix(NUMBER, 13L).spread(rest))
        .extracting(KeyRange::toString)
        .containsExactly("partitionKey = 0x02, day = 5, number [1, end)");
    assertThat(alone.spread(partition("", null)).ranges().get(2))
        .isEqualTo(partition("02", "02\0"));
  }

  @Test
  void onceAllBucketedPartsAreFixedOneBucketIsLeft() {
    FanOut<StoredKey, String> scan = text(BY_HASH, FIRST, SECOND);
    assertThat(scan.fix(FIRST, "ab").spread(partition("ab", null)).size()).isEqualTo(3);
    String prefix = BY_HASH.of("ab", "c") + ",";
    assertThat(scan.fix(FIRST, "ab").fix(SECOND, "c").spread(partition("ab,c", "ab,d")))
        .containsExactly(partition(prefix + "ab,c", prefix + "ab,d"));
    assertThat(scan.spread(partition("ab,c", "ab,d")).size()).isEqualTo(3);
  }

  @Test
  void aNumberThatIsFixedHasOneBucket() {
    assertThat(remainders(10).fix(NUMBER, -1L).spread(partition("x", "y")))
        .containsExactly(partition("9,x", "9,y"));
  }

  @Test
  void partsThatDoNotDecideTellNothing() {
    FanOut<StoredKey, String> scan = text(BY_HASH, FIRST);
    assertThat(scan.fix(SECOND, "c")).isSameAs(scan);
    assertThat(scan.fix(NUMBER, 7)).isSameAs(scan);
    assertThat(remainders(3).fix(FIRST, "7").spread(partition("x", "y")).size()).isEqualTo(3);
  }

  @Test
  void aTimeHasTheRemainderOfItsNumber() {
    TimePart<Instant> at =
        TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS).descendingOrder();
    assertThat(
            text(Buckets.modulo(10), at)
                .fix(at, Instant.ofEpochSecond(47))
                .spread(partition("x", "y")))
        .containsExactly(partition("7,x", "7,y"));
  }

  @Test
  void fixedBytesCannotBeChangedFromOutside() {
    byte[] part = {1, 2};
    FanOut<StoredKey, byte[]> scan =
        binary(Buckets.hash(HashFunction.MD5, 256), BYTES).fix(BYTES, part);
    KeyRanges<StoredKey, byte[]> before = scan.spread(partition(new byte[0], null));
    part[0] = 9;
    assertThat(scan.spread(partition(new byte[0], null))).isEqualTo(before);
  }

  @Test
  void aShareHasTheRangesOfItsBuckets() {
    KeyRanges<StoredKey, String> all = remainders(5).spread(partition("a", "b"));
    assertThat(all.buckets(4, 3, 3))
        .containsExactly(partition("3,a", "3,b"), partition("4,a", "4,b"));
    assertThat(all.buckets(3, 4).buckets(4, 0)).containsExactly(partition("4,a", "4,b"));
    assertThat(all.backward().buckets(3)).isEqualTo(all.buckets(3).backward());
    assertThat(all.buckets()).isEmpty();
    KeyRanges<StoredKey, String> only =
        remainders(5).fix(NUMBER, 7).spread(partition("a", "b").backward());
    assertThat(only.buckets(2, 3)).isEqualTo(only);
    assertThat(only.buckets(3)).isEmpty();
  }

  @Test
  void aShareHasTheBucketsOfEveryEpoch() {
    KeyRanges<StoredKey, String> all =
        remainders(2).orEarlier(Buckets.modulo(12)).spread(partition("x", "y"));
    assertThat(all.buckets(1, 11))
        .containsExactly(
            partition("01,x", "01,y"), partition("1,x", "1,y"), partition("11,x", "11,y"));
  }

  @Test
  void aBucketThatIsNotThereIsRefused() {
    for (KeyRange<String> rest : List.of(partition("a", "b"), partition("a", "a"))) {
      KeyRanges<StoredKey, String> all = remainders(5).spread(rest);
      for (int none : new int[] {-1, 5, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        assertThatThrownBy(() -> all.buckets(0, none))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("bucket " + none + ": the buckets are 0 to 4");
      }
    }
  }

  @Test
  void bucketsBeginAtAnotherNumber() {
    FanOut<StoredKey, String> scan = text(Buckets.modulo(10).from(1), NUMBER);
    KeyRanges<StoredKey, String> all = scan.spread(partition("a", "b"));
    assertThat(all.size()).isEqualTo(10);
    assertThat(all.buckets(10, 1))
        .containsExactly(partition("01,a", "01,b"), partition("10,a", "10,b"));
    assertThat(scan.fix(NUMBER, 9).spread(partition("a", "b")))
        .containsExactly(partition("10,a", "10,b"));
    assertThatThrownBy(() -> all.buckets(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bucket 0: the buckets are 1 to 10");
    KeyRanges<StoredKey, String> moved =
        scan.orEarlier(Buckets.modulo(4).from(20)).spread(partition("a", "b"));
    assertThat(moved.buckets(10, 20).size()).isEqualTo(2);
    assertThatThrownBy(() -> moved.buckets(15))
        .hasMessage("bucket 15: the buckets are 1 to 10 and 20 to 23");
  }

  @Test
  void bucketsThatAreWrittenFromAnotherNumberAreRefused() {
    assertThatThrownBy(
            () ->
                FanOut.of(
                    "partitionKey",
                    Buckets.modulo(5).from(1),
                    BucketForm.text(5, ','),
                    ORDER,
                    List.of(NUMBER)))
        .hasMessage("5 buckets from 1 cannot be written as 5 from 0");
  }

  @Test
  void aRangeOfAllBucketsHasNoShares() {
    FanOut<StoredKey, String> open =
        FanOut.behind(
            "partitionKey",
            Buckets.modulo(5),
            BucketForm.text(5, ','),
            ORDER,
            ORDER,
            List.of(NUMBER));
    for (KeyRange<String> rest : List.of(partition("a", "b"), partition("a", "b").backward())) {
      KeyRanges<StoredKey, String> all = open.spread(rest);
      assertThat(all).containsExactly(rest);
      assertThatThrownBy(() -> all.buckets(3, 4))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("buckets[3, 4]: a range of this scan is not of one bucket");
    }
  }

  @Test
  void eachRangeOfAShareHasANumber() {
    assertThatThrownBy(
            () -> KeyRanges.of(List.of(partition("a", "b")), ORDER, List.of(), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 ranges cannot have 0 buckets");
  }

  @Test
  void anEmptyRangeHasNoBuckets() {
    assertThat(text(BY_HASH, FIRST).spread(partition("a", "a")).isEmpty()).isTrue();
    assertThat(text(BY_HASH, FIRST).fix(FIRST, "a").spread(partition("a", "a")).isEmpty()).isTrue();
    KeyRange<Long> none =
        KeyRange.of(Map.of("partitionKey", "a"), "number", 3L, 3L, ColumnOrder.LONG);
    assertThat(text(BY_HASH, FIRST).spread(none).isEmpty()).isTrue();
  }

  @Test
  void aBackwardRangeIsSpreadBackward() {
    assertThat(text(BY_HASH, FIRST).spread(partition("a", "b").backward()))
        .isEqualTo(text(BY_HASH, FIRST).spread(partition("a", "b")).backward())
        .allMatch(KeyRange::isBackward);
  }

  @Test
  void ofSeveralEpochsEveryBucketIsReadOnce() {
    FanOut<StoredKey, String> scan =
        remainders(16).orEarlier(Buckets.modulo(12)).orEarlier(Buckets.modulo(2));
    KeyRanges<StoredKey, String> all = scan.spread(partition("", null));
    assertThat(all.size()).isEqualTo(18);
    assertThat(all.ranges().stream().map(KeyRange::from))
        .startsWith("0,", "00,", "01,", "02,")
        .endsWith("08,", "09,", "1,", "10,", "11,", "12,", "13,", "14,", "15,")
        .doesNotHaveDuplicates();
    assertThat(scan.fix(NUMBER, 13L).spread(partition("x", "y")))
        .containsExactly(
            partition("01,x", "01,y"), partition("1,x", "1,y"), partition("13,x", "13,y"));
    assertThat(scan.fix(NUMBER, 1L).spread(partition("x", "y")))
        .containsExactly(partition("01,x", "01,y"), partition("1,x", "1,y"));
  }

  @Test
  void epochsMayDifferInTheirHash() {
    HashBuckets sha = Buckets.hash(HashFunction.SHA_256, 3);
    String part = "b";
    assertThat(BY_HASH.of(part)).isNotEqualTo(sha.of(part));
    assertThat(
            text(BY_HASH, FIRST).orEarlier(sha).fix(FIRST, part).spread(partition("b", "c")).size())
        .isEqualTo(2);
    assertThat(text(BY_HASH, FIRST).orEarlier(sha).spread(partition("b", "c")).size()).isEqualTo(3);
  }

  @Test
  void epochsOfBytesMustHaveTheSameWidth() {
    assertThat(binary(Buckets.modulo(256), NUMBER).orEarlier(Buckets.modulo(2))).isNotNull();
    assertThatThrownBy(() -> binary(Buckets.modulo(300), NUMBER).orEarlier(Buckets.modulo(256)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "256 and 300 buckets in one table must have numbers of the same width, but have 1 and"
                + " 2");
    assertThatThrownBy(
            () ->
                binary(Buckets.modulo(2), NUMBER)
                    .orEarlier(Buckets.modulo(16))
                    .orEarlier(Buckets.modulo(257)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void epochsOfTextMustHaveTheSameWidthIfTheSeparatorIsADigit() {
    FanOut<StoredKey, String> scan =
        FanOut.of(
            "partitionKey", Buckets.modulo(16), BucketForm.text(16, '0'), ORDER, List.of(NUMBER));
    assertThat(scan.orEarlier(Buckets.modulo(11))).isNotNull();
    assertThatThrownBy(() -> scan.orEarlier(Buckets.modulo(10)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("10 and 16 buckets in one table");
  }

  @Test
  void bucketsAndFormMustAgree() {
    assertThatThrownBy(
            () ->
                FanOut.of("partitionKey", BY_HASH, BucketForm.text(16, ','), ORDER, List.of(FIRST)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 buckets from 0 cannot be written as 16 from 0");
    assertThatThrownBy(() -> text(Buckets.modulo(10), NUMBER, FIRST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ModuloBuckets[count=10, first=0] cannot be of [number, first]");
    assertThatThrownBy(() -> text(Buckets.modulo(10), FIRST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ModuloBuckets[count=10, first=0] cannot be of [first]");
    assertThatThrownBy(() -> text(BY_HASH))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(" cannot be of []");
    assertThatThrownBy(() -> text(BY_HASH, FIRST, SECOND).orEarlier(Buckets.modulo(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ModuloBuckets[count=3, first=0] cannot be of [first, second]");
  }
}
