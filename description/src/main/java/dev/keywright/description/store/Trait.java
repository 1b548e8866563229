package dev.keywright.description.store;

/** In what a store, or the advice of its vendor, differs from most. */
public enum Trait {
  /** Its clients take keys as nothing but bytes, in whatever format they are. */
  TAKES_BYTES,
  /** The partition key of a table may have any number of columns. */
  ANY_PARTITION_COLUMNS,
  /** Its last key column is called {@code id}. */
  LAST_COLUMN_IS_ID,
  /** Rows of one partition key come in no order. */
  KEEPS_NO_ORDER,
  /** Its tools show what is between the slashes of a key as folders. */
  SHOWS_FOLDERS,
  /** No range can be read from its end. */
  READS_FORWARD_ONLY,
  /** It refuses to read the whole table. */
  REFUSES_FULL_SCANS,
  /** It asks every partition, even for a range of partition keys. */
  ASKS_EVERY_PARTITION,
  /** Never begin a key with enumerated values, whatever follows. */
  NO_ENUMS_FIRST,
  /**
   * It keeps the entries of indexes itself, and adds the table's key to each, so that index keys
   * need not be unique.
   */
  KEEPS_INDEXES,
  /** It logs a warning of partitions above its figures, and serves them: they are no advice. */
  WARNS_OF_LARGE_PARTITIONS,
  /** Begin keys with common values, and do not hash them. */
  COMMON_FIRST
}
