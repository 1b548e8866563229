package dev.keywright.rekey.row;

import java.io.Serializable;
import java.util.Optional;

/**
 * What a store has at a key.
 *
 * @param row what a reader sees; empty if there is none
 * @param stamp which write the row comes from: unique, and empty if no writer of the re-keying has
 *     touched the row yet
 * @param last the latest timestamp of all that the store still knows of this key, also of deleted
 *     cells; 0 if there is nothing
 */
public record Stored(Optional<Row> row, Optional<RowBytes> stamp, long last)
    implements Serializable {
  /** Nothing, and no trace of anything. */
  public static final Stored NOTHING = new Stored(Optional.empty(), Optional.empty(), 0);

  /** The old key of the row that is here. */
  public Optional<RowBytes> source() {
    return row.map(Row::key);
  }
}
