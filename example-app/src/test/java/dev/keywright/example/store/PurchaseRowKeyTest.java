package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.PurchaseKey;
import dev.keywright.example.RandomPurchases;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One row key of bytes for two columns. */
class PurchaseRowKeyTest {
  private static final Comparator<PurchaseKey> BY_ROW_KEY =
      (a, b) -> Arrays.compareUnsigned(PurchaseRowKey.of(a), PurchaseRowKey.of(b));
  private static final Comparator<PurchaseKey> BY_COLUMNS =
      Comparator.comparing(
              (PurchaseKey key) -> key.partitionKey().getBytes(UTF_8), Arrays::compareUnsigned)
          .thenComparingLong(PurchaseKey::orderNumber);

  private final List<PurchaseKey> keys =
      RandomPurchases.of(3_000, 1).stream().map(PurchaseKey::of).toList();

  @Test
  void rowKeysSortAsTheColumnsDo() {
    assertThat(keys.stream().sorted(BY_ROW_KEY).toList())
        .isEqualTo(keys.stream().sorted(BY_COLUMNS).toList())
        .isEqualTo(keys.stream().sorted(PurchaseKey.ORDER).toList());
  }

  @Test
  void theColumnsAreReadBack() {
    for (PurchaseKey key : keys) {
      byte[] rowKey = PurchaseRowKey.of(key);
      assertThat(PurchaseRowKey.partitionKey(rowKey)).isEqualTo(key.partitionKey());
      assertThat(PurchaseRowKey.orderNumber(rowKey)).isEqualTo(key.orderNumber());
    }
  }

  @Test
  void theBytesAreThosePromised() {
    assertThat(PurchaseRowKey.of(new PurchaseKey(54, "a1", 7, 200003)))
        .isEqualTo(HexFormat.of().parseHex("3030303035342c61312c37" + "00" + "8000000000030d43"));
    assertThat(PurchaseRowKey.of("x", Long.MIN_VALUE))
        .isEqualTo(HexFormat.of().parseHex("78" + "00" + "0000000000000000"));
  }

  @Test
  void anotherTablesRowIsRefused() {
    assertThatThrownBy(() -> PurchaseRowKey.partitionKey("2e38200004".getBytes(UTF_8)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("another's");
    assertThatThrownBy(() -> PurchaseRowKey.partitionKey(new byte[3]))
        .isInstanceOf(StoreException.class);
  }
}
