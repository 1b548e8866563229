package dev.keywright.processor.emit.family;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * What all contents of a column have in common without their values: where its literals stand, and
 * its length.
 *
 * @param marks the literals whose distance from the front or from the end is known
 * @param length the length, if all contents have the same
 * @param shortest the length that no content falls below
 */
record ColumnOutline(List<Mark> marks, OptionalInt length, int shortest) {

  /**
   * A literal at its place.
   *
   * @param at the index of its first character, or how far before the end that is, negated
   */
  record Mark(String literal, int at) {

    boolean isAtEnd() {
      return at < 0;
    }
  }

  /** Of a column in which a literal stands. */
  static ColumnOutline of(Mark mark) {
    return new ColumnOutline(List.of(mark), OptionalInt.empty(), 0);
  }

  /** Of a column that has this length. */
  static ColumnOutline ofLength(int length) {
    return new ColumnOutline(List.of(), OptionalInt.of(length), length);
  }

  static ColumnOutline of(ColumnCodec<?> column) {
    if (column.signature().nativeType()) {
      return new ColumnOutline(List.of(), OptionalInt.empty(), 0);
    }
    Set<Mark> marks = new LinkedHashSet<>();
    int length = 0;
    boolean isFixed = true;
    for (Item<?> item : column.items()) {
      String literal = item instanceof Item.Literal<?> it ? it.text() : "";
      if (isFixed && !literal.isEmpty()) {
        marks.add(new Mark(literal, length));
      }
      isFixed &= !literal.isEmpty() || item.width().isFixed();
      length += literal.isEmpty() ? fixedLength(item) : literal.length();
    }
    if (!isFixed && column.items().get(column.items().size() - 1) instanceof Item.Literal<?> last) {
      String literal = last.text();
      marks.add(new Mark(literal, -literal.length()));
    }
    return new ColumnOutline(
        List.copyOf(marks), isFixed ? OptionalInt.of(length) : OptionalInt.empty(), length);
  }

  private static int fixedLength(Item<?> item) {
    return item.width().isFixed() ? Math.toIntExact(item.width().units().orElseThrow()) : 0;
  }

  /** Whether a content that looks like this column cannot be one of another column. */
  boolean excludes(ColumnOutline other) {
    boolean isOfOtherLength =
        length.isPresent()
            && (other.length.isPresent()
                ? length.getAsInt() != other.length.getAsInt()
                : length.getAsInt() < other.shortest);
    return isOfOtherLength
        || areDifferent(known(true), other.known(true))
        || areDifferent(known(false), other.known(false));
  }

  private static boolean areDifferent(
      TreeMap<Integer, Character> some, TreeMap<Integer, Character> others) {
    return some.entrySet().stream()
        .anyMatch(it -> others.getOrDefault(it.getKey(), it.getValue()) != (char) it.getValue());
  }

  /** The characters of the literals, by their distance from the front or from the end. */
  TreeMap<Integer, Character> known(boolean fromFront) {
    TreeMap<Integer, Character> known = new TreeMap<>();
    for (Mark mark : marks) {
      for (int i = 0; i < mark.literal().length(); i++) {
        int at = mark.at() + i;
        if (fromFront == mark.isAtEnd()) {
          if (length.isEmpty()) {
            continue;
          }
          at += fromFront ? length.getAsInt() : -length.getAsInt();
        }
        known.put(at, mark.literal().charAt(i));
      }
    }
    return known;
  }
}
