package dev.keywright.rekey.store;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The old and the new table in one store: all that a re-keying asks of it.
 *
 * <p>Reads see all writes that were acknowledged before. A call that fails with an {@link
 * UnreachableStoreException} may have written or not.
 */
public interface Tables extends AutoCloseable {

  /** Whether {@link #apply} takes changes of both tables, and makes all or none. */
  boolean isTransactional();

  /** How long one call of this client takes at most, with its retries; empty if nothing ends it. */
  Optional<Duration> longestCall();

  /** What is at a key. */
  Stored read(Side side, RowBytes key);

  /**
   * Makes all changes if all conditions hold, and none otherwise.
   *
   * @param changes one only, if the store is not {@linkplain #isTransactional() transactional}
   * @return whether they were made
   */
  boolean apply(List<Change> changes);

  /**
   * The same, for stores that try again by themselves.
   *
   * @param before each try; what it throws ends the call
   */
  default boolean apply(List<Change> changes, Runnable before) {
    before.run();
    return apply(changes);
  }

  /**
   * Makes each change whose condition holds, each for itself, in as few calls as the store takes.
   *
   * @param changes of different rows of one table
   * @return of each, whether it was made
   */
  default List<Boolean> applyEach(List<Change> changes) {
    return changes.stream().map(it -> apply(List.of(it))).toList();
  }

  /** Cuts a table into about so many ranges, which together hold each row once. */
  List<ScanRange> ranges(Side side, int count);

  /**
   * Some rows of a range, in the order of the range.
   *
   * @param from where the page before ended; empty for the first page
   * @param limit how many rows at most
   */
  ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit);

  /**
   * When the store drops a row or a cell of it by itself, in milliseconds since 1970.
   *
   * @return {@link dev.keywright.rekey.row.Cell#NEVER} if it keeps the row
   */
  long expiry(Row row);

  /** Lets go of the connection. */
  @Override
  void close();
}
