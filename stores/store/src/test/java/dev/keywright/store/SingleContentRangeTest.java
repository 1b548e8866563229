package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.DecimalPart;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SingleContentRangeTest {
  private static final ColumnScan<String> SCAN = ColumnScan.text("partitionKey", ',', 2);
  private static final DecimalPart DEVICE = DecimalPart.padded("device", 2);

  @Test
  void aScanThatFixesTheWholeColumnHoldsOneContent() {
    assertThat(SingleContentRange.isBetween(SCAN.part(DEVICE, 16L).equal(DEVICE, 99L))).isTrue();
    assertThat(SingleContentRange.isBetween(SCAN.part(DEVICE, 16L).all())).isFalse();
    assertThat(SingleContentRange.isBetween(SCAN.part(DEVICE, 16L).ints(DEVICE).between(16, 17)))
        .isFalse();
  }

  @Test
  void nothingIsBetweenAContentAndTheNextOne() {
    assertThat(SingleContentRange.isBetween(range("a", "a\0", ColumnOrder.TEXT))).isTrue();
    assertThat(SingleContentRange.isBetween(range("a", "a\1", ColumnOrder.TEXT))).isFalse();
    assertThat(SingleContentRange.isBetween(range("a", null, ColumnOrder.TEXT))).isFalse();
    byte[] bytes = {1};
    assertThat(SingleContentRange.isBetween(range(bytes, new byte[] {1, 0}, ColumnOrder.BYTES)))
        .isTrue();
    assertThat(SingleContentRange.isBetween(range(bytes, new byte[] {2}, ColumnOrder.BYTES)))
        .isFalse();
    assertThat(SingleContentRange.isBetween(range(5L, 6L, ColumnOrder.LONG))).isTrue();
    assertThat(SingleContentRange.isBetween(range(5L, 7L, ColumnOrder.LONG))).isFalse();
    assertThat(SingleContentRange.isBetween(range(5L, null, ColumnOrder.LONG))).isFalse();
    assertThat(SingleContentRange.isBetween(range(Long.MAX_VALUE, null, ColumnOrder.LONG)))
        .isTrue();
  }

  private static <C> KeyRange<C> range(C from, @Nullable C to, ColumnOrder<C> order) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, order);
  }
}
