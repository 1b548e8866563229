package dev.keywright.description.store;

/** Where a store can cut a range in two. */
public enum SplitPlace {
  /** Between any two rows. */
  BETWEEN_ROWS,
  /** Between two partition keys: the rows of one partition key stay together. */
  BETWEEN_PARTITION_KEYS,
  /** Between two rows, but not inside a partition key whose sort key grows. */
  UNLESS_SORT_KEY_GROWS,
  /** Nowhere: the ranges are those that the table began with. */
  NOWHERE
}
