package dev.keywright.rekey.state;

import java.util.List;

/** Which states a re-keying goes through. */
public enum Course {
  /** A table takes the place of another, in a store with transactions over both. */
  TABLE_IN_TRANSACTIONS(
      State.OLD_ONLY,
      State.DELETE_BOTH,
      State.WRITE_BOTH,
      State.BACKFILL,
      State.VERIFIED,
      State.READ_NEW,
      State.NEW_ONLY,
      State.CLEANED),
  /** A table takes the place of another, in a store that writes one row at a time. */
  TABLE_ROW_BY_ROW(State.values()),
  /** The application keeps an index from now on: both tables stay. */
  INDEX(
      State.OLD_ONLY,
      State.DELETE_BOTH,
      State.WRITE_BOTH,
      State.BACKFILL,
      State.VERIFIED,
      State.READ_NEW);

  @SuppressWarnings("ImmutableEnumChecker") // List.of
  private final List<State> states;

  Course(State... states) {
    this.states = List.of(states);
  }

  /** Whether the new table may lack rows of the old one for ever. */
  public boolean leavesOut() {
    return this == INDEX;
  }

  /** The states in their order. */
  public List<State> states() {
    return states;
  }
}
