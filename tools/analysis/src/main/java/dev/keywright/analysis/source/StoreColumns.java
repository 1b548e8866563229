package dev.keywright.analysis.source;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;

/**
 * What the store knows of the columns of a key.
 *
 * @param names in the order of the key; empty if nobody knows them
 * @param types of values that the store keeps as its own types, in words of a layout, such as
 *     {@code Instant DESC}; empty where it says no type
 * @param partition how many of the columns are the partition key
 */
public record StoreColumns(List<String> names, List<String> types, int partition) {

  public StoreColumns {
    names = List.copyOf(names);
    types = List.copyOf(types);
  }

  /** Columns of which only the names are known. */
  public StoreColumns(List<String> names) {
    this(names, List.of(), 1);
  }

  /** The layout with these names, if there is one for each column, and with these types. */
  public LayoutSignature in(LayoutSignature layout) {
    if (names.size() != layout.columns().size()) {
      return layout;
    }
    List<ColumnSignature> columns = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      columns.add(isTyped(i) ? typed(i) : layout.columns().get(i).named(names.get(i)));
    }
    LayoutSignature named = layout.withColumns(columns);
    return partition == named.partitionColumns()
        ? named
        : new LayoutSignature(
            named.format(), named.separator(), named.escape(), partition, named.columns());
  }

  // Keys joined in one text tell more than its type, but no layout joins one partition column of
  // several.
  private boolean isTyped(int index) {
    String type = index < types.size() ? types.get(index) : "";
    boolean isJoined = type.startsWith("String") || type.startsWith("byte[]");
    return !type.isEmpty() && (!isJoined || (partition > 1 && index < partition));
  }

  private ColumnSignature typed(int index) {
    String part = names.get(index).replaceAll("[^A-Za-z0-9_]", "");
    boolean isName = !part.isEmpty() && Character.isJavaIdentifierStart(part.charAt(0));
    String name = isName ? SourceNames.lowerCamel(part) : "part" + (index + 1);
    String layout = "BINARY | a: a int | b: " + name + " " + types.get(index) + " native";
    return LayoutSignature.parse(layout).columns().get(1).named(names.get(index));
  }
}
