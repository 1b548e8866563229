package dev.keywright.cli.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** The keys of one table, cut into segments. */
public interface LiveTable extends Closeable {

  /** The columns of the key in their order; empty if it is one row key without a name. */
  List<String> columns();

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
