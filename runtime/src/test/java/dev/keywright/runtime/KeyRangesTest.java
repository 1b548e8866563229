package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyRangesTest {
  private static final Comparator<Key> ORDER =
      Comparator.comparing(key -> key.columns().get("c").toString());
  private static final KeyRange<String> A = range("a", "b");
  private static final KeyRange<String> C = range("c", "d");

  private static KeyRange<String> range(String from, String to) {
    return KeyRange.of(Map.of(), "c", from, to, ColumnOrder.TEXT);
  }

  private static Key key(String value) {
    return () -> Map.of("c", value);
  }

  private static KeyRanges<Key, String> ranges(List<KeyRange<String>> ranges) {
    return KeyRanges.of(ranges, ORDER);
  }

  @Test
  void itHoldsItsRangesInOrder() {
    KeyRanges<Key, String> ranges = ranges(List.of(A, C));
    assertThat(ranges.ranges()).containsExactly(A, C);
    assertThat(ranges).containsExactly(A, C);
    assertThat(ranges.size()).isEqualTo(2);
    assertThat(ranges.isEmpty()).isFalse();
  }

  @Test
  void aKeyIsInItIfItIsInOneOfTheRanges() {
    KeyRanges<Key, String> ranges = ranges(List.of(A, C));
    assertThat(ranges.contains(key("a1"))).isTrue();
    assertThat(ranges.contains(key("b"))).isFalse();
    assertThat(ranges.contains(key("c"))).isTrue();
    assertThat(ranges.contains(key("d"))).isFalse();
  }

  @Test
  void withoutRangesItIsEmpty() {
    KeyRanges<Key, String> none = ranges(List.of());
    assertThat(none.isEmpty()).isTrue();
    assertThat(none.size()).isZero();
    assertThat(none.contains(key("a"))).isFalse();
    assertThat(none).isEmpty();
  }

  @Test
  void itCannotBeChanged() {
    List<KeyRange<String>> given = new ArrayList<>(List.of(A));
    KeyRanges<Key, String> ranges = ranges(given);
    given.add(C);
    assertThat(ranges.ranges()).containsExactly(A);
    assertThatThrownBy(() -> ranges.ranges().add(C))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void backwardAllItsRangesAre() {
    KeyRanges<Key, String> ranges = ranges(List.of(A, C));
    assertThat(ranges.backward().ranges()).containsExactly(A.backward(), C.backward());
    assertThat(ranges.backward()).isNotEqualTo(ranges);
    assertThat(ranges.backward().backward()).isEqualTo(ranges);
    assertThat(ranges.backward().contains(key("a1"))).isTrue();
  }

  @Test
  void itIsEqualToOthersWithTheSameRanges() {
    assertThat(ranges(List.of(A, C)))
        .isEqualTo(ranges(List.of(range("a", "b"), range("c", "d"))))
        .hasSameHashCodeAs(ranges(List.of(range("a", "b"), range("c", "d"))))
        .isNotEqualTo(ranges(List.of(A)))
        .isNotEqualTo(ranges(List.of(C, A)))
        .isNotEqualTo(List.of(A, C));
  }

  @Test
  void itPrintsItsFirstRanges() {
    assertThat(ranges(List.of(A, C))).hasToString("[c [\"a\", \"b\"), c [\"c\", \"d\")]");
    List<KeyRange<String>> many = new ArrayList<>();
    for (char c = 'a'; c < 'z'; c++) {
      many.add(range(String.valueOf(c), String.valueOf((char) (c + 1))));
    }
    assertThat(ranges(many).toString()).endsWith("c [\"p\", \"q\")]... (25 ranges)");
  }

  @Test
  void differentRangesHaveDifferentHashCodes() {
    assertThat(ranges(List.of(A, C))).hasSameHashCodeAs(ranges(List.of(A, C)));
    assertThat(ranges(List.of(A)).hashCode()).isNotEqualTo(ranges(List.of(C)).hashCode());
  }

  @Test
  void sixteenRangesAreShownAndOfMoreTheFirstSixteen() {
    List<KeyRange<String>> some = new ArrayList<>();
    for (char c = 'a'; c < 'a' + 16; c++) {
      some.add(range("" + c, "" + (char) (c + 1)));
    }
    assertThat(ranges(some)).hasToString(some.toString());
    List<KeyRange<String>> more = new ArrayList<>(some);
    more.add(range("q", "r"));
    assertThat(ranges(more)).hasToString(some + "... (17 ranges)");
  }
}
