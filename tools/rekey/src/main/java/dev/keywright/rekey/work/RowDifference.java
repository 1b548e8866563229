package dev.keywright.rekey.work;

import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;

/**
 * A row in which the tables differ.
 *
 * @param oldKey its key in the old table, or what the new table names as such
 * @param newKey where the new table has it, or shall have it
 */
public record RowDifference(RowBytes oldKey, RowBytes newKey) implements Serializable {
  @Override
  public String toString() {
    return "old key " + oldKey + ", new key " + newKey;
  }
}
