package dev.keywright.cli.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** The keys of one table, cut into segments. */
public interface LiveTable extends Closeable {

  /** The columns of the key in their order; empty if it is one row key without a name. */
  List<String> columns();

  /**
   * The columns by which the store spreads rows; empty if it does not say, or if the key is one row
   * key without a name.
   */
  default List<String> partitionColumns() {
    return List.of();
  }

  /**
   * The types of the columns that the store keeps as its own, in words of a layout, such as {@code
   * Instant DESC}; none by default, and an empty word for a type that no layout has.
   */
  default List<String> types() {
    return List.of();
  }

  /**
   * Refuses a layout that the store's adapter could not read this table with: its columns have
   * other names, types or places. By default, none is.
   *
   * @throws IOException with all differences
   */
  default void requireLayout(String layout) throws IOException {}

  /**
   * Whether the segments follow each other in the order of the keys, and each has its keys in
   * order. Others are read in turn, so that no part of the table gets all requests.
   */
  boolean isSorted();

  /** All segments; together they hold each key once. */
  List<? extends KeySegment> segments() throws IOException;
}
