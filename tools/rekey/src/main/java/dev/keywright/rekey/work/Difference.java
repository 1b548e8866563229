package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Bytes;
import java.io.Serializable;

/**
 * A row in which the tables differ.
 *
 * @param oldKey its key in the old table, or what the new table names as such
 * @param newKey where the new table has it, or shall have it
 */
public record Difference(Bytes oldKey, Bytes newKey) implements Serializable {
  @Override
  public String toString() {
    return "old key " + oldKey + ", new key " + newKey;
  }
}
