package dev.keywright.rekey.state;

import dev.keywright.rekey.row.Side;
import java.util.Optional;

/**
 * How far a re-keying is. A fleet is in one state, or in two that follow each other; all that is
 * promised rests on this.
 */
public enum State {
  /** Only the old table is read and written. */
  OLD_ONLY(Writes.OLD, Side.OLD),
  /** Deletes reach both tables, so that no client leaves a row behind that another one inserted. */
  DELETE_BOTH(Writes.OLD_AND_DELETES, Side.OLD),
  /** All writes reach both tables. */
  WRITE_BOTH(Writes.BOTH, Side.OLD),
  /** Rows that nobody writes are copied. */
  BACKFILL(Writes.BOTH, Side.OLD),
  /** Both tables were compared and are equal. */
  VERIFIED(Writes.BOTH, Side.OLD),
  /** The new table is read, and both are written: the last state with a way back. */
  READ_NEW(Writes.BOTH, Side.NEW),
  /**
   * Nobody writes until no client of the state before can: only where a store has no transactions.
   */
  HAND_OVER(Writes.NONE, Side.NEW),
  /** Only the new table is read and written. The way back is a re-keying of its own. */
  NEW_ONLY(Writes.NEW, Side.NEW),
  /** The old table is gone. */
  CLEANED(Writes.NEW, Side.NEW);

  /** Which tables writes of clients reach. */
  public enum Writes {
    /** The old table alone. */
    OLD,
    /** The old table; of the new one, rows are only deleted. */
    OLD_AND_DELETES,
    /** Both tables. */
    BOTH,
    /** No table: writers wait for the next state. */
    NONE,
    /** The new table alone. */
    NEW
  }

  private final Writes writes;
  private final Side read;

  State(Writes writes, Side read) {
    this.writes = writes;
    this.read = read;
  }

  /** Which tables writes reach. */
  public Writes writes() {
    return writes;
  }

  /** The table that applications read. */
  public Side read() {
    return read;
  }

  /** The state that follows; empty at the end. */
  public Optional<State> next(Course course) {
    int at = course.states().indexOf(this);
    return at + 1 < course.states().size()
        ? Optional.of(course.states().get(at + 1))
        : Optional.empty();
  }

  /** The state to roll back to; empty at the beginning, and where there is no way back. */
  public Optional<State> previous(Course course) {
    int at = course.states().indexOf(this);
    // Once somebody may have written the new table alone, the old one lacks rows.
    boolean isPast = writes == Writes.NEW;
    return at <= 0 || isPast ? Optional.empty() : Optional.of(course.states().get(at - 1));
  }
}
