package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A key as a user would declare it.
 *
 * @param name the entity
 * @param columns in the store's order; the first is the partition column
 */
record Design(String name, char separator, boolean escape, List<Column> columns) {

  /** A column of parts. */
  record Column(String name, List<NamedPart> parts) {
    boolean isStored() {
      return parts.get(0).spec().is(Trait.STORED);
    }
  }

  /**
   * A part and its name.
   *
   * @param samples how many of its values are tried with each of the others
   */
  record NamedPart(String name, PartSpec spec, int samples) {}

  static Column column(String name, NamedPart... parts) {
    return new Column(name, List.of(parts));
  }

  List<NamedPart> parts() {
    return columns.stream().flatMap(column -> column.parts().stream()).toList();
  }

  /** The column of the part with this index among all parts. */
  Column columnOf(int part) {
    int rest = part;
    for (Column column : columns) {
      if (rest < column.parts().size()) {
        return column;
      }
      rest -= column.parts().size();
    }
    throw new IndexOutOfBoundsException(part);
  }

  /** Where the part with this index among all parts stands. */
  Place place(int part) {
    NamedPart named = parts().get(part);
    List<NamedPart> inColumn = columnOf(part).parts();
    boolean last = inColumn.get(inColumn.size() - 1).equals(named);
    return new Place(separator, escape, last, named.spec().keepsOrder());
  }

  /** The values that a part may hold here: the usual ones, the limits, and some between them. */
  List<Object> legal(int part) {
    NamedPart named = parts().get(part);
    Oracle oracle = named.spec().oracle();
    List<Object> legal =
        oracle.candidates().stream().filter(it -> oracle.isLegal(it, place(part))).toList();
    if (legal.size() <= named.samples()) {
      return legal;
    }
    List<Object> sorted = legal.stream().sorted(oracle::compare).toList();
    Set<Object> some = new LinkedHashSet<>(legal.subList(0, named.samples() / 2));
    int gaps = Math.max(1, named.samples() - some.size() - 1);
    for (int i = 0; i <= gaps; i++) {
      some.add(sorted.get(i * (sorted.size() - 1) / gaps));
    }
    return List.copyOf(some);
  }

  /** The values that a part must refuse here. */
  List<Object> illegal(int part) {
    Oracle oracle = parts().get(part).spec().oracle();
    return oracle.candidates().stream().filter(it -> !oracle.isLegal(it, place(part))).toList();
  }

  /** All combinations of legal values, one for each part. */
  List<List<Object>> tuples() {
    List<List<Object>> tuples = List.of(List.of());
    for (int i = 0; i < parts().size(); i++) {
      List<List<Object>> longer = new ArrayList<>();
      for (Object value : legal(i)) {
        for (List<Object> tuple : tuples) {
          List<Object> more = new ArrayList<>(tuple);
          more.add(value);
          longer.add(more);
        }
      }
      tuples = longer;
    }
    return tuples;
  }

  /** The text that a TEXT column should have. */
  String written(Column column, List<Object> tuple) {
    List<String> texts = new ArrayList<>();
    int first = parts().indexOf(column.parts().get(0));
    for (int i = first; i < first + column.parts().size(); i++) {
      texts.add(parts().get(i).spec().written(tuple.get(i), place(i)));
    }
    return String.join(String.valueOf(separator), texts);
  }

  /** As {@code D17 '!' escape partitionKey(before int[pad = 2], ...)}. */
  @Override
  public String toString() {
    return columns.stream()
        .map(
            column ->
                column.parts().stream()
                    .map(part -> part.name() + " " + part.spec())
                    .collect(Collectors.joining(", ", column.name() + "(", ")")))
        .collect(
            Collectors.joining(
                " ",
                name + " U+" + Integer.toHexString(separator) + (escape ? " escape " : " "),
                ""));
  }

  /** A value or a tuple of values as failures show it. */
  static String shown(Object value) {
    return Arrays.deepToString(
            new Object[] {value instanceof List<?> list ? list.toArray() : value})
        .chars()
        .mapToObj(c -> c >= ' ' && c <= '~' ? String.valueOf((char) c) : "\\u" + hex(c))
        .collect(Collectors.joining());
  }

  private static String hex(int c) {
    return Integer.toHexString(c | 0x10000).substring(1);
  }
}
