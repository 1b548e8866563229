package dev.keywright.processor.laws;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One point of what must be tried: a type of part, in a format, a direction and a position, in a
 * key that is spread in some way.
 *
 * @param type as it is written in the entity; {@code enum} and {@code record} stand for all of them
 */
record Cell(String type, boolean binary, boolean descending, Position position, Spread spread) {
  static final String ENUM = "enum";
  static final String RECORD = "record";

  private static final List<String> IN_EITHER_FORMAT =
      Stream.concat(words(true), Stream.of(ENUM, RECORD)).toList();
  private static final List<String> IN_BINARY = words(false).toList();
  private static final List<String> ASCENDING_IN_TEXT = List.of("char", "String", ENUM, "byte[]");

  /** Where a part stands. */
  enum Position {
    FIRST,
    MIDDLE,
    LAST,
    ALONE,
    IN_SORT_COLUMN
  }

  /** How the rows of a key are spread. */
  enum Spread {
    PLAIN,
    /** By a hash prefix of the first part. */
    HASHED,
    /** By buckets that the part decides, alone or with another one. */
    BUCKETED
  }

  /** Everything that must be tried. */
  static Set<Cell> all() {
    Set<Cell> cells = new LinkedHashSet<>();
    for (String type : IN_EITHER_FORMAT) {
      addAll(cells, type, false, false);
      if (!ASCENDING_IN_TEXT.contains(type)) {
        addAll(cells, type, false, true);
      }
      addAll(cells, type, true, false);
      addAll(cells, type, true, true);
    }
    for (String type : IN_BINARY) {
      addAll(cells, type, true, false);
      addAll(cells, type, true, true);
    }
    return cells;
  }

  private static Stream<String> words(boolean inText) {
    return Stream.of(SimpleType.values())
        .filter(it -> it.kind().hasForm(LayoutFormat.TEXT) == inText)
        .map(SimpleType::toString);
  }

  private static void addAll(Set<Cell> cells, String type, boolean binary, boolean descending) {
    for (Position position : Position.values()) {
      for (Spread spread : Spread.values()) {
        cells.add(new Cell(type, binary, descending, position, spread));
      }
    }
  }

  /** What a design tries. */
  static Set<Cell> of(Design design) {
    Set<Cell> cells = new LinkedHashSet<>();
    boolean isHashed = design.parts().stream().anyMatch(it -> it.spec().hash().isPresent());
    boolean isBucketed = design.form().bucket().isPresent();
    for (int i = 0; i < design.parts().size(); i++) {
      PartSpec spec = design.parts().get(i).spec();
      boolean isOfEntity = !spec.is(Trait.SUFFIX) && !spec.is(Trait.STORED) && !spec.is(Trait.LIST);
      if (isOfEntity && (!isBucketed || design.isBucketed(i))) {
        Spread other = isHashed ? Spread.HASHED : Spread.PLAIN;
        cells.add(
            new Cell(
                type(spec),
                design.form().binary(),
                spec.is(Trait.DESCENDING),
                position(design, i),
                isBucketed ? Spread.BUCKETED : other));
      }
    }
    return cells;
  }

  private static String type(PartSpec spec) {
    if (spec.is(Trait.WRAPPED)) {
      return RECORD;
    }
    return spec.oracle() instanceof Codes ? ENUM : spec.type();
  }

  private static Position position(Design design, int part) {
    Column column = design.columnOf(part);
    int size = column.parts().size();
    int index = design.partsOf(column).indexOf(part);
    if (!column.equals(design.columns().get(0))) {
      return Position.IN_SORT_COLUMN;
    }
    if (size == 1) {
      return Position.ALONE;
    }
    Position notFirst = index == size - 1 ? Position.LAST : Position.MIDDLE;
    return index == 0 ? Position.FIRST : notFirst;
  }
}
