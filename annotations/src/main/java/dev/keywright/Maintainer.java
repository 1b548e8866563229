package dev.keywright;

/** Who keeps the entries of an index when rows change. */
public enum Maintainer {
  /** The store if it has indexes of its own, else the application. */
  BY_PROFILE,
  /** The store, as DynamoDB keeps a global secondary index. */
  STORE,
  /** The application, which writes a second table or other rows of the same table. */
  APPLICATION
}
