package dev.keywright.processor.interpret;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ends the entries of an index with the parts of the table's key that they lack, so that no two
 * rows share an entry, and an entry leads to its row.
 */
final class IndexEntryParts {
  private static final String TABLE_KEY = "tableKey";

  private final Layout table;
  private final List<Part> added;

  /**
   * The parts of a table's key that an index lacks.
   *
   * @param own the names of those that it has
   */
  IndexEntryParts(Layout table, Set<String> own) {
    this.table = table;
    this.added = table.parts().filter(it -> it.isOfEntity() && !own.contains(it.name())).toList();
  }

  List<Part> parts() {
    return added;
  }

  /** The names of the parts that are added. */
  List<String> names() {
    return added.stream().map(Part::name).toList();
  }

  /**
   * The columns of an entry: what the store holds as its own type has a column of its own, if the
   * index ends in such a column.
   *
   * @param index those of the index
   * @param parts the parts that are added, as they are in this key
   * @param separator what joins parts
   */
  List<Column> columns(
      List<Column> index,
      List<Part> parts,
      StoreProfile profile,
      LayoutFormat format,
      char separator) {
    List<Column> columns = new ArrayList<>(index);
    List<Part> encoded = new ArrayList<>();
    Column last = index.get(index.size() - 1);
    for (Part part : parts) {
      if (part.declaration().nativeType() && last.nativeType()) {
        columns.add(new Column(columnOf(part), false, true, List.of(part)));
      } else {
        encoded.add(encoded(part, format));
      }
    }
    boolean hasOwnColumn = last.nativeType() || (last.isPartition() && !isOneKey(profile));
    if (encoded.isEmpty()) {
      return columns;
    }
    if (hasOwnColumn) {
      columns.add(new Column(ownName(index), false, false, encoded));
    } else {
      String joint = format.isText() ? joint(last, separator) : "";
      columns.set(index.size() - 1, last.followedBy(encoded, joint));
    }
    return columns;
  }

  private static boolean isOneKey(StoreProfile profile) {
    return profile.limit(Figure.COLUMNS).filter(it -> it.value() == 1).isPresent();
  }

  private static String ownName(List<Column> index) {
    boolean isTaken = index.stream().anyMatch(it -> it.name().equals(Column.SORT_KEY));
    return isTaken ? TABLE_KEY : Column.SORT_KEY;
  }

  // The bytes of a hash would only make the entry longer. What the author wrote for other bytes,
  // such as pad, says nothing of these: nobody asked for an order of them.
  private Part encoded(Part part, LayoutFormat format) {
    Declaration added = part.declaration().added();
    boolean isAsInTable = format == table.format() && !part.declaration().nativeType();
    return new Part(
        part.name(),
        part.type(),
        isAsInTable ? part.encoding() : usual(part.type(), format),
        Optional.<HashSignature>empty(),
        isAsInTable && part.ordered() && part.hash().isEmpty(),
        part.facts(),
        part.property(),
        isAsInTable ? added : added.with(Set.of()));
  }

  private static Encoding usual(PartType type, LayoutFormat format) {
    return Encoding.PLAIN.withTime(
        type.signature().filter(it -> it.takesTime(format)).map(TypeSignature::usualTime));
  }

  private String columnOf(Part part) {
    return table.columns().stream()
        .filter(column -> column.parts().stream().anyMatch(it -> it.name().equals(part.name())))
        .map(Column::name)
        .findFirst()
        .orElse(part.name());
  }

  // A template shows by which character its author joins parts.
  private static String joint(Column last, char separator) {
    return last.template()
        .map(ColumnTemplate::literals)
        .flatMap(
            it ->
                it.literals().stream()
                    .filter(literal -> !literal.isEmpty())
                    .map(literal -> literal.charAt(literal.length() - 1))
                    .filter(end -> !Character.isLetterOrDigit(end))
                    .reduce((first, second) -> second))
        .map(String::valueOf)
        .orElse(String.valueOf(separator));
  }
}
