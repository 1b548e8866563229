package dev.keywright.store;

import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a store takes as a key. Every adapter has one of these, with the limits that the store's
 * vendor has published.
 */
public final class StoreRules {
  private final String title;
  private final int mostColumns;
  private final int mostPartitionColumns;
  private final int mostSortColumns;
  private final Set<ColumnType> types;
  private final int mostRowKeyBytes;
  private final List<ColumnRule> partition;
  private final List<ColumnRule> sort;

  private StoreRules(
      String title,
      int mostColumns,
      int mostPartitionColumns,
      int mostSortColumns,
      Set<ColumnType> types,
      int mostRowKeyBytes,
      List<ColumnRule> partition,
      List<ColumnRule> sort) {
    this.title = title;
    this.mostColumns = mostColumns;
    this.mostPartitionColumns = mostPartitionColumns;
    this.mostSortColumns = mostSortColumns;
    this.types = EnumSet.copyOf(types);
    this.mostRowKeyBytes = mostRowKeyBytes;
    this.partition = List.copyOf(partition);
    this.sort = List.copyOf(sort);
  }

  /** A store without limits, as its vendor calls it. */
  public static StoreRules of(String title) {
    return new StoreRules(
        title,
        Integer.MAX_VALUE,
        1,
        Integer.MAX_VALUE,
        EnumSet.of(ColumnType.TEXT, ColumnType.BYTES, ColumnType.LONG),
        Integer.MAX_VALUE,
        List.of(),
        List.of());
  }

  /** With at most so many key columns. */
  public StoreRules mostColumns(int most) {
    return new StoreRules(
        title,
        most,
        mostPartitionColumns,
        mostSortColumns,
        types,
        mostRowKeyBytes,
        partition,
        sort);
  }

  /** With a partition key of at most so many columns, and at most so many sort columns. */
  public StoreRules mostColumns(int ofPartition, int ofSort) {
    return new StoreRules(
        title, ofPartition + ofSort, ofPartition, ofSort, types, mostRowKeyBytes, partition, sort);
  }

  /** With a partition key of any number of columns. */
  public StoreRules anyPartitionColumns() {
    return new StoreRules(
        title,
        mostColumns,
        Integer.MAX_VALUE,
        mostSortColumns,
        types,
        mostRowKeyBytes,
        partition,
        sort);
  }

  /** Whose key columns hold only these types. With all of them, it keeps columns DESC, too. */
  public StoreRules holding(ColumnType first, ColumnType... others) {
    return new StoreRules(
        title,
        mostColumns,
        mostPartitionColumns,
        mostSortColumns,
        EnumSet.of(first, others),
        mostRowKeyBytes,
        partition,
        sort);
  }

  /** Whose {@linkplain RowKeys row keys} have 1 to so many bytes. */
  public StoreRules mostRowKeyBytes(int most) {
    return new StoreRules(
        title, mostColumns, mostPartitionColumns, mostSortColumns, types, most, partition, sort);
  }

  /** With one more rule for all columns. */
  public StoreRules columns(ColumnRule rule) {
    return partition(rule).sort(rule);
  }

  /** With one more rule for the partition column. */
  public StoreRules partition(ColumnRule rule) {
    return new StoreRules(
        title,
        mostColumns,
        mostPartitionColumns,
        mostSortColumns,
        types,
        mostRowKeyBytes,
        with(partition, rule),
        sort);
  }

  /** With one more rule for each sort column. */
  public StoreRules sort(ColumnRule rule) {
    return new StoreRules(
        title,
        mostColumns,
        mostPartitionColumns,
        mostSortColumns,
        types,
        mostRowKeyBytes,
        partition,
        with(sort, rule));
  }

  private static List<ColumnRule> with(List<ColumnRule> rules, ColumnRule rule) {
    List<ColumnRule> all = new ArrayList<>(rules);
    all.add(rule);
    return all;
  }

  /** The store, as its vendor calls it. */
  public String title() {
    return title;
  }

  int mostRowKeyBytes() {
    return mostRowKeyBytes;
  }

  /** The rules of a column of the partition key, or of one after it. */
  List<ColumnRule> ofColumn(boolean isPartition) {
    return isPartition ? partition : sort;
  }

  /**
   * The columns of a key whose layout is not known here, such as one of an index. Where it has more
   * than two columns, each may be one of the partition key.
   *
   * @throws RefusedKeyException if the store would refuse one of them
   */
  public Map<String, Object> checked(Key key) {
    Map<String, Object> contents = key.columns();
    boolean isPartition = true;
    for (Map.Entry<String, Object> column : contents.entrySet()) {
      for (ColumnRule rule : ofColumn(isPartition)) {
        rule.fault(column.getValue())
            .ifPresent(
                fault -> {
                  throw new RefusedKeyException(
                      title, column.getKey(), fault.problem() + " are taken");
                });
      }
      isPartition = contents.size() > 2;
    }
    return contents;
  }

  /** Refuses a layout with columns that the store cannot hold. */
  void requireHeld(List<StoreColumn> columns, int partitionColumns) {
    requireFew(partitionColumns, mostPartitionColumns, "partition columns, but a partition key");
    requireFew(columns.size() - partitionColumns, mostSortColumns, "sort columns, but a sort key");
    if (columns.size() > mostColumns) {
      throw new UnsupportedLayoutException(
          title,
          "it has "
              + columns.size()
              + " columns, but a key has at most "
              + mostColumns
              + "; write several parts into one column");
    }
    for (StoreColumn column : columns) {
      if (column.isDescending() && types.size() < ColumnType.values().length) {
        throw new UnsupportedLayoutException(
            title, "column " + column.name() + " is kept DESC, but a key column is kept ascending");
      }
      if (!types.contains(column.type())) {
        throw new UnsupportedLayoutException(
            title,
            "column "
                + column.name()
                + " holds "
                + column.type()
                + ", but a key column holds only "
                + String.join(" or ", types.stream().map(ColumnType::toString).toList())
                + "; "
                + fix(column.type()));
      }
    }
  }

  private void requireFew(int count, int most, String what) {
    if (count > most) {
      throw new UnsupportedLayoutException(
          title,
          "it has "
              + count
              + " "
              + what
              + " has at most "
              + most
              + "; write several parts into one column, without nativeType");
    }
  }

  private static String fix(ColumnType type) {
    return switch (type) {
      case TEXT, BYTES -> "choose the other @KeyFormat";
      case LONG -> "write the number with pad, without nativeType";
      case BOOLEAN, UUID, TIMESTAMP, DATE -> "remove nativeType";
    };
  }
}
