package dev.keywright.runtime;

import java.util.List;
import java.util.Optional;

/**
 * What a change of a row does to an index that the application keeps. Generated keys of an index
 * compute it: {@code OrderByStatusKey.changes(before, after)}.
 *
 * <p>Write in this order, so that each row has its entry at any time, also if a step fails:
 *
 * <ol>
 *   <li>put the entries of {@link #puts()},
 *   <li>write or delete the row,
 *   <li>delete the entries of {@link #deletes()}.
 * </ol>
 *
 * <p>After a failure, an entry may be left whose row says otherwise, or is gone. A reader reads the
 * row of each entry, and skips an entry that is not the one of its row.
 *
 * @param deletes the old entry of this row; empty if there is none
 * @param puts the entry that the row has now; empty if it is there already, or the row has none
 * @param <K> the key of the index
 */
public record IndexChange<K extends Key>(List<K> deletes, List<K> puts) {
  public IndexChange {
    deletes = List.copyOf(deletes);
    puts = List.copyOf(puts);
  }

  /**
   * The change from one entry to another.
   *
   * @param before the entry of the row as it was; empty if there was none
   * @param after the entry of the row as it is; empty if there is none
   * @param isContentChanged whether the entry may hold something else now, besides its key
   */
  public static <K extends Key> IndexChange<K> between(
      Optional<K> before, Optional<K> after, boolean isContentChanged) {
    boolean isSame = before.equals(after);
    return new IndexChange<>(
        isSame ? List.of() : before.stream().toList(),
        isSame && !isContentChanged ? List.of() : after.stream().toList());
  }

  /** Whether the index stays as it is. */
  public boolean isEmpty() {
    return deletes.isEmpty() && puts.isEmpty();
  }
}
