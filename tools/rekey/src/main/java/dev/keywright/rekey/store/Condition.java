package dev.keywright.rekey.store;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;

/**
 * What must be at a key for a change to be made.
 *
 * @param kind what is compared
 * @param value the stamp or the old key; empty for other kinds
 */
public record Condition(Kind kind, RowBytes value) {

  /** What is compared. */
  public enum Kind {
    /** Nothing. */
    ANY,
    /** There is no row. */
    ABSENT,
    /** There is a row that no writer of the re-keying has touched. */
    UNSTAMPED,
    /** There is the row of this write. */
    STAMPED,
    /** There is no row, or one that comes from this old key. */
    FREE_OR_OWNED,
    /** There is a row that comes from this old key. */
    OWNED
  }

  /** Nothing is compared. */
  public static final Condition ANY = new Condition(Kind.ANY, RowBytes.EMPTY);

  /** There is no row. */
  public static final Condition ABSENT = new Condition(Kind.ABSENT, RowBytes.EMPTY);

  /** Nobody has written since this was read. */
  public static Condition unchanged(Stored read) {
    if (read.row().isEmpty() && !read.isLeft()) {
      return ABSENT;
    }
    return read.stamp()
        .map(it -> new Condition(Kind.STAMPED, it))
        .orElseGet(() -> new Condition(Kind.UNSTAMPED, RowBytes.EMPTY));
  }

  /** No row of another old key is here. */
  public static Condition freeOrOwned(RowBytes oldKey) {
    return new Condition(Kind.FREE_OR_OWNED, oldKey);
  }

  /** A row of this old key is here. */
  public static Condition owned(RowBytes oldKey) {
    return new Condition(Kind.OWNED, oldKey);
  }
}
