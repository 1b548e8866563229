package dev.keywright.runtime.natives;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.scan.ColumnScan;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class NativesTest {
  private static final NativeLong ORDER = NativeLong.of("orderNumber");
  private static final NativeString NOTE = NativeString.of("note");
  private static final NativeBytes TOKEN = NativeBytes.of("token");

  private static <C> ColumnScan<C> scan(ColumnOrder<C> order) {
    return ColumnScan.nativeType("column", order);
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
    assertBounds(NOTE, ColumnOrder.TEXT, NativesTest::compareUtf8, texts);
    for (String beginning : texts) {
      assertHolds(
          scan(ColumnOrder.TEXT).texts(NOTE).startsWith(beginning),
          texts,
          NativesTest::compareUtf8,
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
          scan(ColumnOrder.BYTES).bytes(TOKEN).startsWith(beginning),
          arrays,
          Arrays::compareUnsigned,
          bytes ->
              bytes.length >= beginning.length
                  && Arrays.equals(Arrays.copyOf(bytes, beginning.length), beginning));
    }
  }

  @Test
  void booleansTimesAndDatesAreInTheRangesThatTheirValuesSatisfy() {
    assertBothOrders(
        NativeValue.booleans("paid"), ColumnOrder.BOOLEAN, Boolean::compare, List.of(false, true));
    assertBothOrders(
        NativeTime.instants("at"),
        ColumnOrder.INSTANT,
        Comparator.naturalOrder(),
        List.of(
            Instant.EPOCH.minusMillis(1),
            Instant.EPOCH,
            Instant.parse("2026-11-26T13:24:18.001Z")));
    assertBothOrders(
        NativeTime.dates("day"),
        ColumnOrder.DATE,
        Comparator.naturalOrder(),
        List.of(LocalDate.of(-4, 3, 1), LocalDate.EPOCH, LocalDate.of(2026, 11, 26)));
  }

  @Test
  void uuidsAreInTheRangesThatTheirOrderSays() {
    List<UUID> ids =
        List.of(
            new UUID(0, 0),
            UUID.fromString("6ba7b810-9dad-11d1-80b4-00c04fd430c8"),
            UUID.fromString("6ba7b811-9dad-11d1-80b4-00c04fd430c8"),
            UUID.fromString("00000000-0000-11f0-80b4-00c04fd430c8"),
            UUID.fromString("00000000-0000-4000-8000-000000000000"),
            UUID.fromString("ffffffff-0000-4000-8000-000000000000"),
            UUID.fromString("01932c07-209c-7000-8000-000000000000"),
            new UUID(-1, -1));
    assertBothOrders(NativeValue.uuids("id"), ColumnOrder.UUID, ColumnOrder.UUID, ids);
    assertThat(ids).isSortedAccordingTo(ColumnOrder.UUID);
  }

  private static <C> void assertBothOrders(
      NativePart<C> part, ColumnOrder<C> stored, Comparator<C> order, List<C> values) {
    assertBounds(part, stored, order, values);
    assertDescending(
        part instanceof NativeTime<C> time
            ? time.descendingOrder()
            : ((NativeValue<C>) part).descendingOrder(),
        order,
        values);
  }

  @Test
  void integersAreInTheSameRangesInDescendingOrder() {
    List<Long> values = List.of(Long.MIN_VALUE, -1L, 0L, 7L, Long.MAX_VALUE);
    assertDescending(ORDER.descendingOrder(), Comparator.naturalOrder(), values);
  }

  /** Ranges mean the same, and the bounds are those of the other order, read backward. */
  private static <C> void assertDescending(
      NativePart<C> part, Comparator<C> order, List<C> values) {
    ColumnScan<C> scan = scan(part.order());
    assertThat(part.descending()).isTrue();
    assertThat(part.order().first()).isEqualTo(scan.all().from());
    assertTurned(scan.all(), values, order, x -> true);
    for (C v : values) {
      assertTurned(scan.equal(part, v), values, order, x -> order.compare(x, v) == 0);
      assertTurned(scan.values(part).atLeast(v), values, order, x -> order.compare(x, v) >= 0);
      assertTurned(scan.values(part).greaterThan(v), values, order, x -> order.compare(x, v) > 0);
      assertTurned(scan.values(part).atMost(v), values, order, x -> order.compare(x, v) <= 0);
      assertTurned(scan.values(part).lessThan(v), values, order, x -> order.compare(x, v) < 0);
      for (C w : values) {
        if (order.compare(v, w) <= 0) {
          assertTurned(
              scan.values(part).between(v, w),
              values,
              order,
              x -> order.compare(v, x) <= 0 && order.compare(x, w) < 0);
        }
      }
    }
  }

  private static <C> void assertTurned(
      KeyRange<C> range, List<C> values, Comparator<C> order, Predicate<C> satisfies) {
    for (C value : values) {
      assertThat(range.contains(value))
          .as("%s in %s", value, range)
          .isEqualTo(satisfies.test(value));
    }
    assertThat(range.ascending().isBackward()).isTrue();
    assertThat(range.backward().ascending().isBackward()).isFalse();
    assertHolds(range.ascending(), values, order, satisfies);
  }

  @Test
  void aTimeThatTheStoreDoesNotKeepIsRefused() {
    NativeTime<Instant> at = NativeTime.instants("at");
    Instant fine = Instant.ofEpochSecond(0, 1);
    assertThatThrownBy(() -> at.encode(fine))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("milliseconds");
    assertThatThrownBy(() -> at.accept(fine)).isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> at.accept(null)).isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> at.encode(null)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> NativeValue.uuids("id").accept(null))
        .isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> NativeValue.uuids("id").encode(null))
        .isInstanceOf(InvalidPartException.class);
  }

  private static <C> void assertBounds(
      PartCodec<C, C> part, ColumnOrder<C> stored, Comparator<C> order, List<C> values) {
    ColumnScan<C> scan = scan(stored);
    assertHolds(scan.all(), values, order, x -> true);
    for (C v : values) {
      assertHolds(scan.equal(part, v), values, order, x -> order.compare(x, v) == 0);
      assertHolds(scan.values(part).atLeast(v), values, order, x -> order.compare(x, v) >= 0);
      assertHolds(scan.values(part).greaterThan(v), values, order, x -> order.compare(x, v) > 0);
      assertHolds(scan.values(part).atMost(v), values, order, x -> order.compare(x, v) <= 0);
      assertHolds(scan.values(part).lessThan(v), values, order, x -> order.compare(x, v) < 0);
      assertThat(scan.values(part).between(v, v).isEmpty()).isTrue();
      for (C w : values) {
        if (order.compare(v, w) > 0) {
          assertThatThrownBy(() -> scan.values(part).between(v, w))
              .isInstanceOf(IllegalArgumentException.class);
        } else {
          assertHolds(
              scan.values(part).between(v, w),
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
    ColumnScan<Long> scan = scan(ColumnOrder.LONG);
    NativeLong part = ORDER.atLeast(0);
    assertThatThrownBy(() -> scan.equal(part, -1L)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.values(part).atLeast(-1L))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.values(part).greaterThan(-1L))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.values(part).atMost(-1L))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.values(part).lessThan(null))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.values(part).between(0L, null))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> scan.column(part, -1L, ColumnScan.text("next", ',', 1)))
        .isInstanceOf(InvalidPartException.class);
  }

  @Test
  void theColumnsBeforeAreFixedInTheirOrder() {
    byte[] token = {1};
    ColumnScan<Long> scan =
        scan(ColumnOrder.BYTES)
            .column(TOKEN, token, ColumnScan.nativeType("orderNumber", ColumnOrder.LONG));
    token[0] = 2;
    KeyRange<String> range =
        scan.column(ORDER, 54L, ColumnScan.nativeType("note", ColumnOrder.TEXT))
            .texts(NOTE)
            .startsWith("a");
    assertThat(range.fixed())
        .containsExactly(Map.entry("column", new byte[] {1}), Map.entry("orderNumber", 54L));
    assertThat(range).hasToString("column = 0x01, orderNumber = 54, note [\"a\", \"b\")");
  }

  @Test
  void storedValuesAreCheckedOnTheirWayOut() {
    NativeLong order = ORDER.atLeast(0);
    assertThat(order.accept(200_001)).isEqualTo(200_001);
    assertThatThrownBy(() -> order.accept(-1))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "orderNumber at position 0: expected a number from 0 to 9223372036854775807, found -1");
    assertThatThrownBy(() -> order.check(-1)).isInstanceOf(InvalidPartException.class);
    NativeString seller = NativeString.of("sellerId", "0-9A-Za-z");
    assertThat(seller.accept("a100")).isEqualTo("a100");
    assertThatThrownBy(() -> seller.accept("a,1")).isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> seller.accept(null))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("sellerId at position 0: expected the stored text, found null");
    assertThat(TOKEN.accept(new byte[] {1})).containsExactly(1);
    assertThatThrownBy(() -> TOKEN.accept(null))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("token at position 0: expected at most 2147483647 bytes, found null");
    assertThatThrownBy(() -> TOKEN.atMost(1).accept(new byte[2]))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("token at position 0: expected at most 1 bytes, found 2 bytes");
  }

  private static int compareUtf8(String a, String b) {
    return Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));
  }

  @Test
  void lengthsAtTheLimitAreTaken() {
    NativeBytes bytes = TOKEN.atLeast(2).atMost(3);
    for (int length = 0; length < 6; length++) {
      byte[] value = new byte[length];
      if (length == 2 || length == 3) {
        assertThat(bytes.encode(value)).isSameAs(value);
        assertThat(bytes.accept(value)).isSameAs(value);
      } else {
        assertThatThrownBy(() -> bytes.check(value)).isInstanceOf(InvalidPartException.class);
        assertThatThrownBy(() -> bytes.accept(value)).isInstanceOf(MalformedKeyException.class);
      }
    }
  }

  @Test
  void aTextIsCheckedWhereverItIsGivenAndNamedInEveryMessage() {
    NativeString text = NativeString.of("note", "a-z").atLeast(2).atMost(3);
    assertThat(text.name()).isEqualTo("note");
    text.check("ab");
    assertThat(text.encodeBeginning("a")).isEqualTo("a");
    for (String wrong : List.of("A", "abcd")) {
      assertThatThrownBy(() -> text.check(wrong))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageStartingWith("note is ");
      assertThatThrownBy(() -> text.encodeBeginning(wrong))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageStartingWith("note is ");
    }
    assertThatThrownBy(() -> text.check("a")).isInstanceOf(InvalidPartException.class);
  }
}
