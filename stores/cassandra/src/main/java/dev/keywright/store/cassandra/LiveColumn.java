package dev.keywright.store.cassandra;

/**
 * A column of the primary key of a table that exists.
 *
 * @param type as CQL has it: {@code text}, {@code uuid}
 * @param isPartition whether it belongs to the partition key; else it is a clustering column
 * @param isDescending whether the rows of a partition stand in its descending order
 */
record LiveColumn(String name, String type, boolean isPartition, boolean isDescending) {
  @Override
  public String toString() {
    return Cql.quoted(name) + " " + type;
  }
}
