package dev.keywright.rekey.row;

/** Which of the two tables. */
public enum Side {
  /** The table whose rows are re-keyed. */
  OLD,
  /** The table that gets the rows under their new keys. */
  NEW
}
