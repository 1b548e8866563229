package dev.keywright.processor.check;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A layout as the reader would hand it over, without a compiler. */
final class LayoutBuilder {
  private final List<Column> columns = new ArrayList<>();
  private char separator = ',';
  private boolean escape;
  private String keyName = "";
  private int sortParts;

  /** A layout with the parts of a partition key, and a comma between them. */
  static LayoutBuilder partition(PartBuilder... parts) {
    LayoutBuilder layout = new LayoutBuilder();
    List<Part> built = new ArrayList<>();
    for (PartBuilder part : parts) {
      built.add(part.build(built.size(), ""));
    }
    built.sort(Comparator.comparingInt(part -> part.options().order()));
    layout.columns.add(new Column(Column.PARTITION_KEY, true, false, List.copyOf(built)));
    return layout;
  }

  static LayoutBuilder withoutPartition() {
    return new LayoutBuilder();
  }

  /** The next sort column, without a name if that is empty. */
  LayoutBuilder sort(String column, PartBuilder... parts) {
    List<Part> built = new ArrayList<>();
    for (PartBuilder part : parts) {
      built.add(part.build(sortParts, column));
      sortParts++;
    }
    built.sort(Comparator.comparingInt(part -> part.options().order()));
    String name = column.isEmpty() ? Column.SORT_KEY : column;
    boolean isNative = Stream.of(parts).anyMatch(PartBuilder::isNative);
    columns.add(new Column(name, false, isNative, List.copyOf(built)));
    return this;
  }

  LayoutBuilder separator(char character) {
    separator = character;
    return this;
  }

  LayoutBuilder escape() {
    escape = true;
    return this;
  }

  LayoutBuilder key(String name) {
    keyName = name;
    return this;
  }

  Layout build() {
    TypeRef type = TypeRef.of("shop", "Purchase");
    Entity entity = new Entity(type, 0, true, new TreeSet<>(), new Spot("Purchase"));
    Spot spot = new Spot("@Separator");
    return new Layout(entity, keyName, separator, escape, spot, List.copyOf(columns));
  }
}
