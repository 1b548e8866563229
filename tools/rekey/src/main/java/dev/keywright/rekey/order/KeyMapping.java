package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;
import java.util.Optional;

/** The new key of each row: a function of the row alone, equal in all clients. */
@FunctionalInterface
public interface KeyMapping extends Serializable {

  /**
   * The new key.
   *
   * @return empty if the new table is an index that leaves the row out
   * @throws IllegalArgumentException if the row has no new key, and says why
   */
  Optional<RowBytes> newKey(Row row);

  /** The same, where the new table takes the place of the old one: it leaves no row out. */
  default KeyMapping ofAll() {
    return row -> {
      Optional<RowBytes> newKey = newKey(row);
      if (newKey.isEmpty()) {
        throw new IllegalArgumentException(
            "row %s lacks a cell that its new key needs, and the new table leaves no row out: write the cell, or delete the row"
                .formatted(row.key()));
      }
      return newKey;
    };
  }
}
