package dev.keywright.rekey.row;

import java.io.Serializable;
import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A row as the application sees it, whichever table it was read from.
 *
 * @param key its old key, also of a row that was read from the new table
 * @param cells by name: {@code family:qualifier} in HBase, the attribute in DynamoDB. What the
 *     re-keying itself keeps in the row is not among them
 */
public record Row(RowBytes key, SortedMap<String, Cell> cells) implements Serializable {
  public Row {
    cells = Collections.unmodifiableSortedMap(new TreeMap<>(cells));
  }

  /** Whether the two are the same but for timestamps. */
  public boolean isLike(Row other) {
    return key.equals(other.key)
        && cells.keySet().equals(other.cells.keySet())
        && cells.entrySet().stream()
            .allMatch(
                it -> Objects.requireNonNull(other.cells.get(it.getKey())).isLike(it.getValue()));
  }

  /** The latest time at which one of its cells was written; 0 where the store has no timestamps. */
  public long lastWritten() {
    return cells.values().stream().mapToLong(Cell::timestamp).max().orElse(0);
  }
}
