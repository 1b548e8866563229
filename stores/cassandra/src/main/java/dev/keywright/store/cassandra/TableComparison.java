package dev.keywright.store.cassandra;

import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.UnsupportedLayoutException;
import java.util.ArrayList;
import java.util.List;

/** Says in what the primary key of a table differs from a layout. */
final class TableComparison {
  private final StoreLayout layout;
  private final LiveSchema table;
  private final List<String> differences = new ArrayList<>();

  private TableComparison(StoreLayout layout, LiveSchema table) {
    this.layout = layout;
    this.table = table;
  }

  /**
   * Refuses a table that the layout cannot read and write. A descending column is no difference:
   * each request says which order it wants.
   *
   * @param createTable the statement that creates the table of the layout
   * @throws UnsupportedLayoutException with all differences
   */
  static void require(StoreLayout layout, LiveSchema table, String createTable) {
    TableComparison comparison = new TableComparison(layout, table);
    comparison.compare();
    if (!comparison.differences.isEmpty()) {
      throw new UnsupportedLayoutException(
          "Table " + table.shown(),
          String.join("; ", comparison.differences)
              + ". Use the layout of this table, which has "
              + table
              + ", or a table of this layout: "
              + createTable);
    }
  }

  private void compare() {
    List<StoreColumn> asked = layout.columns();
    List<LiveColumn> live = table.columns();
    for (int i = 0; i < Math.max(asked.size(), live.size()); i++) {
      if (i >= live.size()) {
        differences.add(
            "the layout has the column " + asked.get(i).name() + ", and its primary key has not");
      } else if (i >= asked.size()) {
        differences.add(
            "its primary key has the column " + live.get(i) + ", and the layout has not");
      } else {
        compare(asked.get(i), i < layout.partitionColumns().size(), live.get(i));
      }
    }
  }

  private void compare(StoreColumn asked, boolean isPartition, LiveColumn live) {
    if (!asked.name().equals(live.name())) {
      differences.add(
          "where the layout has the column "
              + asked.name()
              + ", its primary key has "
              + live.name());
      return;
    }
    if (isPartition != live.isPartition()) {
      differences.add(
          "column "
              + live.name()
              + " is "
              + place(live.isPartition())
              + ", and in the layout "
              + place(isPartition));
    }
    if (!Cql.holds(live.type(), asked)) {
      differences.add(
          "column "
              + live.name()
              + " has the type "
              + live.type()
              + ", and the layout writes "
              + Cql.type(asked)
              + (Cql.isKnown(live.type())
                  ? ""
                  : ", as Keywright writes no " + live.type() + " columns"));
    }
  }

  private static String place(boolean isPartition) {
    return isPartition ? "part of the partition key" : "a clustering column";
  }
}
