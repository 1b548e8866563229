package dev.keywright.runtime.bucket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.hash.HashFunction;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BucketScanTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());
  private static final HashBuckets BY_HASH = Buckets.hash(HashFunction.MD5, 3);

  private static BucketScan<StoredKey, String> text(Buckets buckets, int parts) {
    return BucketScan.of(buckets, BucketForm.text(buckets.count(), ','), parts, ORDER);
  }

  private static BucketScan<StoredKey, byte[]> binary(Buckets buckets) {
    return BucketScan.of(buckets, BucketForm.binary(buckets.count()), 1, ORDER);
  }

  private static KeyRange<String> partition(String from, String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static KeyRange<byte[]> partition(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }

  @Test
  void everyBucketGetsTheRange() {
    assertThat(text(BY_HASH, 1).spread(partition("a", "b")))
        .containsExactly(partition("0,a", "0,b"), partition("1,a", "1,b"), partition("2,a", "2,b"));
    assertThat(binary(BY_HASH).spread(partition(new byte[] {7}, new byte[] {9})))
        .containsExactly(
            partition(new byte[] {0, 7}, new byte[] {0, 9}),
            partition(new byte[] {1, 7}, new byte[] {1, 9}),
            partition(new byte[] {2, 7}, new byte[] {2, 9}));
  }

  @Test
  void openEndsAreThoseOfTheBucket() {
    assertThat(text(BY_HASH, 1).spread(partition("", null)))
        .containsExactly(partition("0,", "0-"), partition("1,", "1-"), partition("2,", "2-"));
    KeyRanges<StoredKey, byte[]> bytes =
        binary(Buckets.modulo(256)).spread(partition(new byte[0], null));
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
        text(Buckets.modulo(2), 1).spread(KeyRange.of(fixed, "number", 1L, 3L, ColumnOrder.LONG));
    assertThat(spread.ranges())
        .extracting(KeyRange::toString)
        .containsExactly(
            "partitionKey = \"0,a\", day = 5, number [1, 3)",
            "partitionKey = \"1,a\", day = 5, number [1, 3)");
  }

  @Test
  void aPartitionOfNothingButTheBucketIsFixedFirst() {
    KeyRange<Long> rest = KeyRange.of(Map.of("day", 5L), "number", 1L, null, ColumnOrder.LONG);
    BucketScan<StoredKey, String> alone =
        BucketScan.of(Buckets.modulo(11), BucketForm.text(11), 1, ORDER);
    assertThat(alone.fixNumber(13).spread(rest))
        .extracting(KeyRange::toString)
        .containsExactly("partitionKey = \"02\", day = 5, number [1, end)");
    assertThat(text(Buckets.modulo(11), 1).fixNumber(13).spread(rest))
        .isEqualTo(alone.fixNumber(13).spread(rest));
    assertThat(binary(Buckets.modulo(11)).fixNumber(13).spread(rest))
        .extracting(KeyRange::toString)
        .containsExactly("partitionKey = 0x02, day = 5, number [1, end)");
    assertThat(alone.spread(partition("", null)).ranges().get(2))
        .isEqualTo(partition("02", "02\0"));
  }

  @Test
  void onceAllBucketedPartsAreFixedOneBucketIsLeft() {
    BucketScan<StoredKey, String> scan = text(BY_HASH, 2);
    assertThat(scan.fix("ab").spread(partition("ab", null)).size()).isEqualTo(3);
    String prefix = BY_HASH.of("ab", "c") + ",";
    assertThat(scan.fix("ab").fix("c").spread(partition("ab,c", "ab,d")))
        .containsExactly(partition(prefix + "ab,c", prefix + "ab,d"));
    assertThat(scan.spread(partition("ab,c", "ab,d")).size()).isEqualTo(3);
  }

  @Test
  void aNumberThatIsFixedHasOneBucket() {
    assertThat(text(Buckets.modulo(10), 1).fixNumber(-1).spread(partition("x", "y")))
        .containsExactly(partition("9,x", "9,y"));
  }

  @Test
  void moreThanTheBucketedPartsCannotBeFixed() {
    assertThatThrownBy(() -> text(BY_HASH, 2).fix("a").fix("b").fix("c"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("all of the 2 bucketed parts are fixed");
    assertThatThrownBy(() -> text(Buckets.modulo(2), 1).fixNumber(1).fixNumber(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the bucketed number is fixed");
  }

  @Test
  void fixedBytesCannotBeChangedFromOutside() {
    byte[] part = {1, 2};
    BucketScan<StoredKey, byte[]> scan = binary(Buckets.hash(HashFunction.MD5, 256)).fix(part);
    KeyRanges<StoredKey, byte[]> before = scan.spread(partition(new byte[0], null));
    part[0] = 9;
    assertThat(scan.spread(partition(new byte[0], null))).isEqualTo(before);
  }

  @Test
  void anEmptyRangeHasNoBuckets() {
    assertThat(text(BY_HASH, 1).spread(partition("a", "a")).isEmpty()).isTrue();
    assertThat(text(BY_HASH, 1).fix("a").spread(partition("a", "a")).isEmpty()).isTrue();
    KeyRange<Long> none =
        KeyRange.of(Map.of("partitionKey", "a"), "number", 3L, 3L, ColumnOrder.LONG);
    assertThat(text(BY_HASH, 1).spread(none).isEmpty()).isTrue();
  }

  @Test
  void aBackwardRangeIsSpreadBackward() {
    assertThat(text(BY_HASH, 1).spread(partition("a", "b").backward()))
        .isEqualTo(text(BY_HASH, 1).spread(partition("a", "b")).backward())
        .allMatch(KeyRange::isBackward);
  }

  @Test
  void ofSeveralEpochsEveryBucketIsReadOnce() {
    BucketScan<StoredKey, String> scan =
        text(Buckets.modulo(16), 1).orEarlier(Buckets.modulo(12)).orEarlier(Buckets.modulo(2));
    KeyRanges<StoredKey, String> all = scan.spread(partition("", null));
    assertThat(all.size()).isEqualTo(18);
    assertThat(all.ranges().stream().map(KeyRange::from))
        .startsWith("0,", "00,", "01,", "02,")
        .endsWith("08,", "09,", "1,", "10,", "11,", "12,", "13,", "14,", "15,")
        .doesNotHaveDuplicates();
    assertThat(scan.fixNumber(13).spread(partition("x", "y")))
        .containsExactly(
            partition("01,x", "01,y"), partition("1,x", "1,y"), partition("13,x", "13,y"));
    assertThat(scan.fixNumber(1).spread(partition("x", "y")))
        .containsExactly(partition("01,x", "01,y"), partition("1,x", "1,y"));
  }

  @Test
  void epochsMayDifferInTheirHash() {
    HashBuckets sha = Buckets.hash(HashFunction.SHA_256, 3);
    String part = "b";
    assertThat(BY_HASH.of(part)).isNotEqualTo(sha.of(part));
    assertThat(text(BY_HASH, 1).orEarlier(sha).fix(part).spread(partition("b", "c")).size())
        .isEqualTo(2);
    assertThat(text(BY_HASH, 1).orEarlier(sha).spread(partition("b", "c")).size()).isEqualTo(3);
  }

  @Test
  void epochsOfBytesMustHaveTheSameWidth() {
    assertThat(binary(Buckets.modulo(256)).orEarlier(Buckets.modulo(2))).isNotNull();
    assertThatThrownBy(() -> binary(Buckets.modulo(300)).orEarlier(Buckets.modulo(256)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "256 and 300 buckets in one table must have numbers of the same width, but have 1 and"
                + " 2");
    assertThatThrownBy(
            () ->
                binary(Buckets.modulo(2))
                    .orEarlier(Buckets.modulo(16))
                    .orEarlier(Buckets.modulo(257)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void epochsOfTextMustHaveTheSameWidthIfTheSeparatorIsADigit() {
    BucketScan<StoredKey, String> scan =
        BucketScan.of(Buckets.modulo(16), BucketForm.text(16, '0'), 1, ORDER);
    assertThat(scan.orEarlier(Buckets.modulo(11))).isNotNull();
    assertThatThrownBy(() -> scan.orEarlier(Buckets.modulo(10)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("10 and 16 buckets in one table");
  }

  @Test
  void bucketsAndFormMustAgree() {
    assertThatThrownBy(() -> BucketScan.of(BY_HASH, BucketForm.text(16, ','), 1, ORDER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 buckets cannot be written as 16");
    assertThatThrownBy(() -> text(Buckets.modulo(10), 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ModuloBuckets[count=10] cannot be of 2 parts");
    assertThatThrownBy(() -> text(BY_HASH, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("cannot be of 0 parts");
    assertThatThrownBy(() -> text(BY_HASH, 2).orEarlier(Buckets.modulo(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ModuloBuckets[count=3] cannot be of 2 parts");
  }

  @Test
  void splitPointsAreThoseOfTheNewestBuckets() {
    assertThat(text(Buckets.modulo(16), 1).orEarlier(Buckets.modulo(4)).splitPoints(4))
        .isEqualTo(List.of("04", "08", "12"));
  }
}
