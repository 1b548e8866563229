package dev.keywright.store.dynamodb;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnCharacters;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SortConditionTest {
  private static final int MOST_BYTES = 3;
  private static final ColumnCharacters BASIC = characters("TEXT separator=',' | s: a String");
  private static final ColumnCharacters ALL =
      characters("TEXT separator=',' | s: a String alphabet=\"a\\udbff\\udfff\"");

  private static ColumnCharacters characters(String layout) {
    return StoreLayout.of(layout, StoreRules.of("A store")).characters(0);
  }

  // The borders between one, two, three and four bytes of UTF-8.
  private static final List<String> CHARACTERS =
      List.of("\0", "a", "b", "\u007f", "\u0080", "\u07ff", "\u0800", "\uffff", "\ud800\udc00");
  private static final List<byte[]> BYTES =
      List.of(new byte[] {0}, new byte[] {1}, new byte[] {0x7f}, new byte[] {-2}, new byte[] {-1});

  @Test
  void aConditionOnTextHoldsForTheKeysOfItsRangeAlone() {
    List<String> bounds = joined(CHARACTERS, "", String::concat, 2);
    List<String> keys =
        joined(CHARACTERS, "", String::concat, 3).stream()
            .filter(it -> !it.isEmpty() && it.getBytes(UTF_8).length <= MOST_BYTES)
            .toList();

    requireSameKeys(
        bounds,
        keys,
        new Limits<>(ColumnOrder.TEXT, ALL, MOST_BYTES, SortConditionTest::utf8Bytes));
  }

  /** Here one character, which no key has, stands for all that can follow. */
  @Test
  void aConditionOnTextsWithoutTheLastCharacterHoldsForTheKeysOfItsRangeAlone() {
    int most = 2 * MOST_BYTES;
    List<String> bounds = joined(CHARACTERS, "", String::concat, 2);
    List<String> keys =
        joined(CHARACTERS, "", String::concat, 4).stream()
            .filter(it -> !it.isEmpty() && it.getBytes(UTF_8).length <= most)
            .toList();

    requireSameKeys(
        bounds, keys, new Limits<>(ColumnOrder.TEXT, BASIC, most, SortConditionTest::utf8Bytes));
  }

  @Test
  void theUpperBoundIsShortUnlessAnAlphabetNamesTheLastCharacter() {
    KeyRange<String> range =
        KeyRange.of(Map.of(), "s", "ORDER#2024-08-01", "ORDER#2024-09-01", ColumnOrder.TEXT);

    assertThat(SortCondition.of(range, 1_024, BASIC).values())
        .containsEntry(":last", "ORDER#2024-09-00\udbff\udfff");
    assertThat(SortCondition.of(range, 1_024, ALL).values())
        .containsEntry(":last", "ORDER#2024-09-00" + "\udbff\udfff".repeat(252));
  }

  @Test
  void aConditionOnBytesHoldsForTheKeysOfItsRangeAlone() {
    List<byte[]> bounds = joined(BYTES, new byte[0], ColumnOrder.BYTES::join, 4);
    List<byte[]> keys =
        bounds.stream().filter(it -> it.length > 0 && it.length <= MOST_BYTES).toList();
    // Of 781 bounds, every fifth: with all of them there are 600,000 ranges.
    List<byte[]> some = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i += 5) {
      some.add(bounds.get(i));
    }
    some.addAll(bounds.subList(0, 31));

    requireSameKeys(
        some, keys, new Limits<>(ColumnOrder.BYTES, BASIC, MOST_BYTES, it -> it.length));
  }

  @Test
  void aConditionOnIntegersHoldsForTheKeysOfItsRangeAlone() {
    List<Long> values =
        List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, -1L, 0L, 1L, 2L, 9L, Long.MAX_VALUE);

    requireSameKeys(values, values, new Limits<>(ColumnOrder.LONG, BASIC, MOST_BYTES, it -> 1));
  }

  @Test
  void theLastIntegerAloneIsAnEquality() {
    KeyRange<Long> last = KeyRange.of(Map.of(), "s", Long.MAX_VALUE, null, ColumnOrder.LONG);

    assertThat(SortCondition.of(last, 1_024, BASIC).expression()).isEqualTo("#s = :s");
    assertThat(SortCondition.of(last, 1_024, BASIC).values())
        .containsExactly(Map.entry(":s", Long.MAX_VALUE));
  }

  private static int utf8Bytes(String text) {
    return text.getBytes(UTF_8).length;
  }

  /** What a column may hold. */
  private record Limits<C>(
      ColumnOrder<C> order, ColumnCharacters characters, int mostBytes, ToIntFunction<C> size) {}

  private static <C> void requireSameKeys(List<C> bounds, List<C> keys, Limits<C> limits) {
    ColumnOrder<C> order = limits.order();
    List<@Nullable C> ends = new ArrayList<>(bounds);
    ends.add(null);
    for (C from : bounds) {
      for (C to : ends) {
        if (to == null || order.compare(from, to) < 0) {
          KeyRange<C> range = KeyRange.of(Map.of(), "s", from, to, order);
          SortCondition condition =
              SortCondition.of(range, limits.mostBytes(), limits.characters());
          requireTaken(condition, limits);
          for (C key : keys) {
            if (holds(condition, key, order) != range.contains(key)) {
              assertThat(holds(condition, key, order))
                  .as("%s of %s: %s", condition, range, key)
                  .isEqualTo(range.contains(key));
            }
          }
        }
      }
    }
  }

  @SuppressWarnings("unchecked") // the values are bounds of the range
  private static <C> void requireTaken(SortCondition condition, Limits<C> limits) {
    for (Object value : condition.values().values()) {
      int size = limits.size().applyAsInt((C) value);
      if (size > limits.mostBytes() || size < 1) {
        assertThat(value).as(condition.expression()).isEqualTo("a value that the column takes");
      }
    }
  }

  /** What the store makes of a condition. */
  @SuppressWarnings("unchecked") // the values are bounds of the range
  private static <C> boolean holds(SortCondition condition, C key, ColumnOrder<C> order) {
    C value = (C) condition.values().get(":s");
    return switch (condition.expression()) {
      case "" -> true;
      case "#s = :s" -> order.compare(key, value) == 0;
      case "#s < :s" -> order.compare(key, value) < 0;
      case "#s <= :s" -> order.compare(key, value) <= 0;
      case "#s >= :s" -> order.compare(key, value) >= 0;
      case "begins_with(#s, :s)" ->
          key instanceof String text ? text.startsWith((String) value) : begins(key, value);
      case "#s BETWEEN :from AND :last" -> {
        C from = (C) condition.values().get(":from");
        C last = (C) condition.values().get(":last");
        assertThat(order.compare(from, last)).isNotPositive();
        yield order.compare(from, key) <= 0 && order.compare(key, last) <= 0;
      }
      default -> throw new AssertionError(condition.expression());
    };
  }

  private static boolean begins(Object key, Object with) {
    byte[] beginning = (byte[]) with;
    byte[] whole = (byte[]) key;
    return whole.length >= beginning.length
        && Arrays.equals(Arrays.copyOf(whole, beginning.length), beginning);
  }

  private static <C> List<C> joined(List<C> units, C empty, BinaryOperator<C> join, int most) {
    List<C> all = new ArrayList<>(List.of(empty));
    int begin = 0;
    for (int length = 1; length <= most; length++) {
      int end = all.size();
      for (int i = begin; i < end; i++) {
        C beginning = all.get(i);
        units.forEach(unit -> all.add(join.apply(beginning, unit)));
      }
      begin = end;
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "end",
      value = {
        "'' | end |",
        "a | end | #s >= :s",
        "'' | b | #s < :s",
        "a | b | begins_with(#s, :s)",
        "a | a<NUL> | #s = :s",
        "a | c | #s BETWEEN :from AND :last",
      })
  void theSimplestConditionIsChosen(String from, @Nullable String to, @Nullable String expected) {
    String end = to == null ? null : to.replace("<NUL>", "\0");
    KeyRange<String> range = KeyRange.of(Map.of(), "s", from, end, ColumnOrder.TEXT);

    assertThat(SortCondition.of(range, 1_024, BASIC).expression())
        .isEqualTo(expected == null ? "" : expected);
  }
}
