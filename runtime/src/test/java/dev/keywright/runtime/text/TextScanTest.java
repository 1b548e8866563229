package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextScanTest {
  private static final DecimalPart DEVICE = DecimalPart.padded("deviceId", 6);
  private static final StringPart SELLER = StringPart.of("sellerId", "0-9A-Za-z").before(',');
  private static final DecimalPart ORDER = DecimalPart.unpadded("orderNumber");
  private static final ColumnScan<String> SCAN = ColumnScan.text("partitionKey", ',', 3);

  @Test
  void aRangeOfPaddedNumbersHasTheirTextsAsBounds() {
    assertThat(SCAN.values(DEVICE).between(15L, 100L))
        .hasToString("partitionKey [\"000015\", \"000100\")");
    assertThat(SCAN.all()).hasToString("partitionKey [\"\", end)");
    assertThat(SCAN.part(DEVICE, 54L).all()).hasToString("partitionKey [\"000054,\", \"000054-\")");
    assertThat(SCAN.part(DEVICE, 999_999L).all())
        .hasToString("partitionKey [\"999999,\", \"999999-\")");
  }

  @Test
  void neighboursOfASellerAreNotInItsRange() {
    ColumnScan<String> device = SCAN.part(DEVICE, 54L);
    List<String> sellers = List.of("a1", "a10", "a100", "a1001", "a101", "a11");
    KeyRange<String> one = device.part(SELLER, "a100").all();
    KeyRange<String> several = device.texts(SELLER).startsWith("a10");
    for (String seller : sellers) {
      String column = "000054," + seller + ",6777";
      assertThat(one.contains(column)).isEqualTo(seller.equals("a100"));
      assertThat(several.contains(column)).isEqualTo(seller.startsWith("a10"));
      assertThat(several.contains("000055," + seller + ",6777")).isFalse();
    }
  }

  @Test
  void aPrefixThatEndsInTheLastCharacterStaysInItsColumn() {
    ColumnScan<String> device = SCAN.part(DEVICE, 54L);
    assertThat(device.texts(SELLER).startsWith("zz"))
        .hasToString("partitionKey [\"000054,zz\", \"000054,z{\")");
    assertThat(device.texts(SELLER).startsWith("az"))
        .hasToString("partitionKey [\"000054,az\", \"000054,a{\")");
    assertThat(device.texts(SELLER).startsWith(""))
        .hasToString("partitionKey [\"000054,\", \"000054-\")");
    assertThat(SCAN.texts(SELLER).startsWith("zz")).hasToString("partitionKey [\"zz\", \"z{\")");
    assertThat(SCAN.texts(SELLER).startsWith("")).hasToString("partitionKey [\"\", end)");
  }

  @Test
  void nothingIsAboveTheLastValue() {
    for (long device : new long[] {0, 54, 999_998, 999_999}) {
      String column = DEVICE.text(device) + ",a100,6777";
      assertThat(SCAN.values(DEVICE).greaterThan(999_999L).contains(column)).isFalse();
      String turned = DEVICE.descendingOrder().text(device) + ",a100,6777";
      assertThat(SCAN.values(DEVICE.descendingOrder()).lessThan(0L).contains(turned)).isFalse();
    }
    assertThat(SCAN.part(SELLER, "a").values(DEVICE).greaterThan(999_999L))
        .hasToString("partitionKey [\"a,999999-\", \"a-\")");
  }

  @Test
  void valuesThatThePartCannotHoldAreRefusedAsBounds() {
    assertThatThrownBy(() -> SCAN.values(DEVICE).atMost(1_000_000L))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("deviceId is 1000000, but must be from 0 to 999999");
    assertThatThrownBy(() -> SCAN.values(DEVICE).between(-1L, 5L))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> SCAN.texts(SELLER).startsWith("a,"))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> SCAN.equal(SELLER, null)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void boundsThatCrossAreRefusedAsTheUserGaveThem() {
    String fault = ": the first is above the second; swap them";
    assertThatThrownBy(() -> SCAN.values(DEVICE.descendingOrder()).between(100L, 15L))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("deviceId between 100 and 15" + fault);
    assertThatThrownBy(
            () -> SCAN.bytes(HexPart.of("token")).between(new byte[] {2}, new byte[] {1}))
        .hasMessage("token between 0x02 and 0x01" + fault);
    assertThatThrownBy(() -> SCAN.values(SELLER).between("b".repeat(1000), "a"))
        .hasMessage(
            "sellerId between \"" + "b".repeat(60) + "\"... (1000 characters) and \"a\"" + fault);
  }

  @Test
  void theColumnsBeforeAreFixed() {
    KeyRange<Long> range =
        SCAN.part(DEVICE, 54L)
            .column(SELLER, "a100", ColumnScan.nativeType("orderNumber", ColumnOrder.LONG))
            .longs(NativeLong.of("orderNumber"))
            .atLeast(200_000);
    assertThat(range.fixed()).containsExactly(Map.entry("partitionKey", "000054,a100"));
    assertThat(range.column()).isEqualTo("orderNumber");
    Key key = () -> Map.of("partitionKey", "000054,a100", "orderNumber", 200_001L);
    assertThat(range.contains(key)).isTrue();
    assertThat(
            SCAN.column(DEVICE, 54L, ColumnScan.text("seller", ',', 1))
                .column(SELLER, "a", ColumnScan.text("sort", ',', 1))
                .texts(SELLER)
                .startsWith("b"))
        .hasToString("partitionKey = \"000054\", seller = \"a\", sort [\"b\", \"c\")");
  }

  @Test
  void aHashedPartIsFoundUnderItsPrefix() {
    for (HashPrefix hash :
        List.of(
            HashPrefix.md5(1), HashPrefix.md5(4), HashPrefix.crc32c(3), HashPrefix.murmur3(8))) {
      for (long fixed = 0; fixed < 200; fixed++) {
        KeyRange<String> range = SCAN.hash(hash, ORDER, fixed).equal(ORDER, fixed);
        for (long other = 0; other < 200; other++) {
          String column = hash.of(ORDER.text(other)) + ORDER.text(other);
          assertThat(range.contains(column)).isEqualTo(other == fixed);
        }
      }
    }
  }

  @Test
  void theLastHashPrefixHasAnUpperBoundToo() {
    HashPrefix one = HashPrefix.md5(1);
    long last =
        IntStream.range(0, 1000)
            .filter(number -> one.of(Integer.toString(number)).equals("f"))
            .findFirst()
            .orElseThrow();
    assertThat(SCAN.hash(one, ORDER, last).all()).hasToString("partitionKey [\"f\", \"g\")");
    assertThat(SCAN.part(DEVICE, 54L).hash(one, ORDER, last).all())
        .hasToString("partitionKey [\"000054,f\", \"000054,g\")");
  }
}
