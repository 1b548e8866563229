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
}
