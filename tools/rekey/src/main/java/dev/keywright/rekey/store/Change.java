package dev.keywright.rekey.store;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import java.util.Optional;
import java.util.Set;

/**
 * One change of one key.
 *
 * @param condition what must be there
 * @param kind what is done
 * @param row what is put, with a timestamp for each cell; empty for other kinds
 * @param removed cells that are deleted, up to the timestamp; a store that puts whole rows has no
 *     need of it
 * @param timestamp of what is deleted, inclusive, and of the stamp; 0 where the store has none
 * @param stamp of the write; empty if the row was never stamped
 */
public record Change(
    Side side,
    RowBytes key,
    Condition condition,
    Kind kind,
    Optional<Row> row,
    Set<String> removed,
    long timestamp,
    Optional<RowBytes> stamp) {

  /** What is done. */
  public enum Kind {
    /** The row is there, with these cells. */
    PUT,
    /** The row is gone. */
    DELETE,
    /** Nothing; only the condition is compared. */
    CHECK
  }

  public Change {
    removed = Set.copyOf(removed);
  }

  /** Puts a row that no cell is taken from, with the timestamp and the stamp of its write. */
  public static Change put(Side side, RowBytes key, Condition condition, Row row, WriteId write) {
    return new Change(
        side,
        key,
        condition,
        Kind.PUT,
        Optional.of(row),
        Set.of(),
        write.timestamp(),
        write.stamp());
  }

  /** The same, with cells that are deleted. */
  public Change without(Set<String> cells) {
    return new Change(side, key, condition, kind, row, cells, timestamp, stamp);
  }

  /** The same, under another condition. */
  public Change under(Condition other) {
    return new Change(side, key, other, kind, row, removed, timestamp, stamp);
  }

  /** Deletes a row, up to a timestamp. */
  public static Change delete(Side side, RowBytes key, Condition condition, long timestamp) {
    return bare(side, key, condition, Kind.DELETE, timestamp);
  }

  /** Compares, and changes nothing. */
  public static Change check(Side side, RowBytes key, Condition condition) {
    return bare(side, key, condition, Kind.CHECK, 0);
  }

  /** Deletes some cells, up to a timestamp, and neither needs a row nor makes one. */
  public static Change remove(
      RowBytes key, Condition condition, Set<String> cells, long timestamp) {
    return bare(Side.NEW, key, condition, Kind.CHECK, timestamp).without(cells);
  }

  private static Change bare(
      Side side, RowBytes key, Condition condition, Kind kind, long timestamp) {
    return new Change(
        side, key, condition, kind, Optional.empty(), Set.of(), timestamp, Optional.empty());
  }
}
