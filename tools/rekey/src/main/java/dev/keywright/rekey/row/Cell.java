package dev.keywright.rekey.row;

import java.io.Serializable;

/**
 * One value of a row.
 *
 * @param value as the store keeps it
 * @param timestamp in milliseconds since 1970; 0 where the store has none
 * @param expires when the store drops the cell, in milliseconds since 1970, by a time to live of
 *     the cell itself; {@link #NEVER} if it has none
 */
public record Cell(RowBytes value, long timestamp, long expires) implements Serializable {
  /** Of a cell without a time to live of its own. */
  public static final long NEVER = Long.MAX_VALUE;

  /** A cell that an application writes: the writer adds the timestamp. */
  public static Cell of(RowBytes value) {
    return new Cell(value, 0, NEVER);
  }

  /** The same value, written at another time. */
  public Cell at(long time) {
    return new Cell(value, time, expires);
  }

  /** Whether an application would call the two the same: all but the timestamp is equal. */
  public boolean isLike(Cell other) {
    return value.equals(other.value) && expires == other.expires;
  }
}
