package dev.keywright.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ColumnOrderTest {
  private static final List<String> CHARACTERS =
      List.of(
          "\0",
          "a",
          "b",
          "\u007f",
          "\u0080",
          "\u07ff",
          "\u0800",
          "\ud7ff",
          "\ue000",
          "\ufffe",
          "\uffff",
          "\ud800\udc00",
          "\ud800\udfff",
          "\ud801\udc00",
          "\udbff\udfff");

  @Test
  void textsCompareAsTheirBytesInUtf8() {
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      String a = random(random);
      String b = random.nextBoolean() ? random(random) : a + random(random);
      assertThat(Integer.signum(ColumnOrder.TEXT.compare(a, b)))
          .isEqualTo(Integer.signum(Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8))));
    }
  }

  private static String random(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(CHARACTERS.get(random.nextInt(CHARACTERS.size())));
    }
    return text.toString();
  }

  @Test
  void integersCompareByValue() {
    assertThat(ColumnOrder.LONG.compare(Long.MIN_VALUE, Long.MAX_VALUE)).isNegative();
    assertThat(ColumnOrder.LONG.compare(-1L, 0L)).isNegative();
    assertThat(ColumnOrder.LONG.compare(1000L, Long.valueOf("1000"))).isZero();
  }

  @Test
  void bytesCompareUnsigned() {
    assertThat(ColumnOrder.BYTES.compare(new byte[] {0x7f}, new byte[] {-128})).isNegative();
    assertThat(ColumnOrder.BYTES.compare(new byte[] {1}, new byte[] {1, 0})).isNegative();
    assertThat(ColumnOrder.BYTES.compare(new byte[] {1}, new byte[] {1})).isZero();
  }

  @Test
  void nothingIsBelowTheFirst() {
    assertThat(ColumnOrder.TEXT.first()).isEmpty();
    assertThat(ColumnOrder.LONG.first()).isEqualTo(Long.MIN_VALUE);
    assertThat(ColumnOrder.BYTES.first()).isEmpty();
  }

  @Test
  void theNextIntegerIsOneMore() {
    assertThat(ColumnOrder.LONG.next(-1L)).isZero();
    assertThat(ColumnOrder.LONG.next(Long.MAX_VALUE - 1)).isEqualTo(Long.MAX_VALUE);
    assertThat(ColumnOrder.LONG.next(Long.MAX_VALUE)).isNull();
    assertThatThrownBy(() -> ColumnOrder.LONG.nextPrefix(1L))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void textsThatAreKeptDescendingHaveBoundsThatCountUpward() {
    assertTurned(ColumnOrder.TEXT, texts());
    assertTurned(ColumnOrder.BYTES, arrays());
    KeyRange<String> range = KeyRange.of(Map.of(), "name", "b", "c", ColumnOrder.TEXT.descending());
    assertThat(Stream.of("a", "b", "b\0", "bz", "c").filter(range::contains))
        .containsExactly("b", "b\0", "bz");
    KeyRange<String> upward = range.ascending();
    assertThat(upward).isEqualTo(range.backward());
    assertThat(upward.order()).isSameAs(ColumnOrder.TEXT);
    assertThat(upward.ascending()).isSameAs(upward);
  }

  private static <C> void assertTurned(ColumnOrder<C> order, List<C> values) {
    ColumnOrder<C> turned = order.descending();
    assertThat(turned.isDescending()).isTrue();
    assertThat(turned.descending()).isSameAs(order);
    assertThat(turned.ofBounds()).isSameAs(order);
    for (C a : values) {
      assertThat(turned.next(a)).isEqualTo(order.next(a));
      for (C b : values) {
        assertThat(Integer.signum(turned.compare(a, b)))
            .isEqualTo(Integer.signum(order.compare(b, a)));
      }
    }
  }

  @Test
  void theNextTextIsTheSmallestAbove() {
    assertNext(ColumnOrder.TEXT, texts());
    assertNext(ColumnOrder.BYTES, arrays());
  }

  private static <C> void assertNext(ColumnOrder<C> order, List<C> values) {
    for (C value : values) {
      C next = order.next(value);
      assertThat(order.compare(value, next)).isNegative();
      for (C other : values) {
        if (order.compare(value, other) < 0 && order.compare(other, next) < 0) {
          fail("%s is between %s and the next, %s", other, value, next);
        }
      }
    }
  }

  @Test
  void theNextPrefixIsTheSmallestAboveAllThatBeginLikeThis() {
    assertNextPrefix(ColumnOrder.TEXT, texts(), String::startsWith);
    assertNextPrefix(
        ColumnOrder.BYTES,
        arrays(),
        (value, prefix) ->
            value.length >= prefix.length
                && Arrays.equals(prefix, Arrays.copyOf(value, prefix.length)));
  }

  private static <C> void assertNextPrefix(
      ColumnOrder<C> order, List<C> values, BiPredicate<C, C> startsWith) {
    for (C prefix : values) {
      C next = order.nextPrefix(prefix);
      for (C other : values) {
        boolean inRange =
            order.compare(prefix, other) <= 0 && (next == null || order.compare(other, next) < 0);
        if (inRange != startsWith.test(other, prefix)) {
          fail("%s and the values that begin with %s, up to %s", other, prefix, next);
        }
      }
      assertThat(next == null || !startsWith.test(next, prefix)).isTrue();
    }
  }

  @Test
  void theNextPrefixOfTheLastCharactersIsAShorterOne() {
    assertThat(ColumnOrder.TEXT.nextPrefix("a\udbff\udfff\udbff\udfff")).isEqualTo("b");
    assertThat(ColumnOrder.TEXT.nextPrefix("a\ud7ff")).isEqualTo("a\ue000");
    assertThat(ColumnOrder.TEXT.nextPrefix("a\uffff")).isEqualTo("a\ud800\udc00");
    assertThat(ColumnOrder.TEXT.nextPrefix("\udbff\udfff")).isNull();
    assertThat(ColumnOrder.TEXT.nextPrefix("")).isNull();
    assertThat(ColumnOrder.BYTES.nextPrefix(new byte[] {1, -1})).containsExactly(2);
    assertThat(ColumnOrder.BYTES.nextPrefix(new byte[] {-1})).isNull();
    assertThat(ColumnOrder.BYTES.nextPrefix(new byte[0])).isNull();
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(""));
    for (String first : CHARACTERS) {
      texts.add(first);
      for (String second : CHARACTERS) {
        texts.add(first + second);
        texts.add(first + second + "\0");
        texts.add(first + second + "\udbff\udfff");
      }
    }
    return texts;
  }

  private static List<byte[]> arrays() {
    byte[] bytes = {0, 1, 0x7f, -128, -2, -1};
    List<byte[]> arrays = new ArrayList<>(List.of(new byte[0]));
    for (byte first : bytes) {
      arrays.add(new byte[] {first});
      for (byte second : bytes) {
        arrays.add(new byte[] {first, second});
        for (byte third : bytes) {
          arrays.add(new byte[] {first, second, third});
        }
      }
    }
    return arrays;
  }
}
