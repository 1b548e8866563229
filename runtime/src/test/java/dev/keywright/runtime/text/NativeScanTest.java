package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class NativeScanTest {
  private static final DecimalPart ORDER = DecimalPart.unpadded("orderNumber");
  private static final StringPart NOTE = StringPart.of("note");
  private static final HexPart TOKEN = HexPart.of("token");

  private static <C> NativeScan<C> scan(ColumnOrder<C> order) {
    return new NativeScan<>(Map.of(), "column", order);
  }

  @Test
  void integersAreInTheRangesThatTheirValuesSatisfy() {
    assertBounds(
        ORDER,
        ColumnOrder.LONG,
        Comparator.naturalOrder(),
        List.of(
            Long.MIN_VALUE,
            Long.MIN_VALUE + 1,
            -1L,
            0L,
            1L,
            54L,
            Long.MAX_VALUE - 1,
            Long.MAX_VALUE));
  }

  @Test
  void textsAreInTheRangesThatTheirValuesSatisfy() {
    List<String> texts =
        List.of(
            "",
            "\0",
            "a",
            "a\0",
            "a10",
            "a100",
            "a1001",
            "a101",
            "z\ud7ff",
            "z\ue000",
            "z\uffff",
            "z\uffffa",
            "\uffff");
    assertBounds(NOTE, ColumnOrder.TEXT, PartLaws::compareUtf8, texts);
    for (String beginning : texts) {
      assertHolds(
          scan(ColumnOrder.TEXT).startsWith(NOTE, beginning),
          texts,
          PartLaws::compareUtf8,
          text -> text.startsWith(beginning));
    }
  }

  @Test
  void bytesAreInTheRangesThatTheirValuesSatisfy() {
    List<byte[]> arrays =
        List.of(
            new byte[0],
            new byte[1],
            new byte[2],
            new byte[] {0, -1},
            new byte[] {1},
            new byte[] {127},
            new byte[] {-128},
            new byte[] {-1},
            new byte[] {-1, -1});
    assertBounds(TOKEN, ColumnOrder.BYTES, Arrays::compareUnsigned, arrays);
    for (byte[] beginning : arrays) {
      assertHolds(
          scan(ColumnOrder.BYTES).startsWith(TOKEN, beginning),
          arrays,
          Arrays::compareUnsigned,
          bytes ->
              bytes.length >= beginning.length
                  && Arrays.equals(Arrays.copyOf(bytes, beginning.length), beginning));
    }
  }

  private static <C> void assertBounds(
      TextPart<C> part, ColumnOrder<C> stored, Comparator<C> order, List<C> values) {
    NativeScan<C> scan = scan(stored);
    assertHolds(scan.all(), values, order, x -> true);
    for (C v : values) {
      assertHolds(scan.equal(part, v), values, order, x -> order.compare(x, v) == 0);
      assertHolds(scan.atLeast(part, v), values, order, x -> order.compare(x, v) >= 0);
      assertHolds(scan.greaterThan(part, v), values, order, x -> order.compare(x, v) > 0);
      assertHolds(scan.atMost(part, v), values, order, x -> order.compare(x, v) <= 0);
      assertHolds(scan.lessThan(part, v), values, order, x -> order.compare(x, v) < 0);
      assertThat(scan.between(part, v, v).isEmpty()).isTrue();
      for (C w : values) {
        if (order.compare(v, w) > 0) {
          assertThatThrownBy(() -> scan.between(part, v, w))
              .isInstanceOf(IllegalArgumentException.class);
        } else {
          assertHolds(
              scan.between(part, v, w),
              values,
              order,
              x -> order.compare(v, x) <= 0 && order.compare(x, w) < 0);
        }
      }
    }
  }

  private static <C> void assertHolds(
      KeyRange<C> range, List<C> values, Comparator<C> order, Predicate<C> satisfies) {
    for (C value : values) {
      boolean isStoredThere =
          order.compare(range.from(), value) <= 0
              && (range.to() == null || order.compare(value, range.to()) < 0);
      assertThat(isStoredThere).as("%s in %s", value, range).isEqualTo(satisfies.test(value));
      assertThat(range.contains(value)).isEqualTo(isStoredThere);
    }
  }

  @Test
  void valuesThatThePartCannotHoldAreRefused() {
    NativeScan<Long> scan = scan(ColumnOrder.LONG);
    DecimalPart part = ORDER.atLeast(0);
    assertThatThrownBy(() -> scan.equal(part, -1L)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.atLeast(part, -1L)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.greaterThan(part, -1L)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.atMost(part, -1L)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.lessThan(part, null)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.between(part, 0L, null)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.column(part, -1L, "next"))
        .isInstanceOf(InvalidPartException.class);
  }

  @Test
  void theColumnsBeforeAreFixedInTheirOrder() {
    byte[] token = {1};
    NativeScan<Long> scan =
        scan(ColumnOrder.BYTES).nativeColumn(TOKEN, token, "orderNumber", ColumnOrder.LONG);
    token[0] = 2;
    KeyRange<String> range = scan.column(ORDER, 54L, "note").startsWith(NOTE, "a");
    assertThat(range.fixed())
        .containsExactly(Map.entry("column", new byte[] {1}), Map.entry("orderNumber", 54L));
    assertThat(range).hasToString("column = 1 bytes, orderNumber = 54, note [\"a\", \"b\")");
  }
}
