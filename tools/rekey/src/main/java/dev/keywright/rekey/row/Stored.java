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
 * @param isLeft whether the row is gone, and cells of the re-keying have outlived it
 */
public record Stored(Optional<Row> row, Optional<RowBytes> stamp, long last, boolean isLeft)
    implements Serializable {
  /** Nothing, and no trace of anything. */
  public static final Stored NOTHING = new Stored(Optional.empty(), Optional.empty(), 0);

  /** A row, or the traces of a row, of which nothing else is left. */
  public Stored(Optional<Row> row, Optional<RowBytes> stamp, long last) {
    this(row, stamp, last, false);
  }

  /** The old key of the row that is here. */
  public Optional<RowBytes> source() {
    return row.map(Row::key);
  }
}
