package dev.keywright.description.store;

/** What a figure of a store counts. */
public enum Figure {
  /** The largest key, over all columns. */
  KEY_BYTES,
  /** The largest partition key: one column, or several together. */
  PARTITION_KEY_BYTES,
  /** The largest sort column, each for itself. */
  SORT_KEY_BYTES,
  /** All sort columns together. */
  SORT_KEYS_BYTES,
  /** How many key columns a table may have. */
  COLUMNS,
  /** How many it should have. */
  ADVISED_COLUMNS,
  /** How many the partition key of a table may have; without it, one. */
  PARTITION_COLUMNS,
  /** How many the partition key of an index may have, and how many its sort key. */
  INDEX_COLUMNS,
  /** The size of all rows of one partition key. */
  PARTITION_BYTES,
  /** The number of rows of one partition key. */
  PARTITION_ROWS,
  /** The writes a second that one partition takes. */
  PARTITION_WRITES,
  /** The rows of one page of a scan. */
  PAGE_ROWS,
  /** The bytes of one page of a scan. */
  PAGE_BYTES,
  /** How many ranges each server of a new table has; without it, the table has one range. */
  FIRST_RANGES,
  /** The size at which the only range of a server is cut, if others may be larger. */
  FIRST_RANGE_BYTES,
  /** The size at which a range is cut. */
  RANGE_BYTES,
  /** The requests a second to one range at which it is cut. */
  SPLIT_REQUESTS,
  /** How many seconds they must last. */
  SPLIT_SECONDS,
  /** How often, in seconds, the store looks at the load of its servers. */
  BALANCE_SECONDS,
  /** The writes a second of one range, each of at most {@link #WRITE_UNIT} bytes. */
  RANGE_WRITES,
  /** The reads a second of one range, each of at most {@link #READ_UNIT} bytes. */
  RANGE_READS,
  /** The bytes of a row that count as one write. */
  WRITE_UNIT,
  /** The bytes of a row that count as one read. */
  READ_UNIT,
  /** How many seconds of unused capacity a range saves for later. */
  BURST_SECONDS,
  /** The requests a second of one server. */
  SERVER_REQUESTS
}
