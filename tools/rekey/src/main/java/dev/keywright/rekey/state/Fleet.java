package dev.keywright.rekey.state;

import java.util.Optional;

/** Moves all clients from state to state. Each step can be repeated after a crash. */
public final class Fleet {
  private final Ledger ledger;
  private final Course course;
  private final Timing timing;
  private final Ticker ticker;

  /** The clients that read this ledger. */
  public Fleet(Ledger ledger, Course course, Timing timing, Ticker ticker) {
    this.ledger = ledger;
    this.course = course;
    this.timing = timing;
    this.ticker = ticker;
  }

  /** Where the re-keying stands. */
  public RekeyStatus standing() {
    return RekeyStatus.of(ledger.read(RekeyStatus.ENTRY));
  }

  /** Which states it goes through. */
  public Course course() {
    return course;
  }

  /**
   * Moves to a state that is next to the present one, once no client can be in the one before.
   *
   * @throws IllegalStateException if the states are no neighbours, or somebody else moves them
   */
  public void move(State from, State to) {
    settle();
    Optional<String> entry = ledger.read(RekeyStatus.ENTRY);
    RekeyStatus now = RekeyStatus.of(entry);
    boolean isNeighbour =
        from.next(course).filter(to::equals).isPresent()
            || from.previous(course).filter(to::equals).isPresent();
    if (now.state() != from || !now.isSettled() || !isNeighbour) {
      throw new IllegalStateException(
          "the re-keying is in %s, and cannot go from %s to %s".formatted(now.state(), from, to));
    }
    replace(entry, new RekeyStatus(to, now.turn() + 1, false));
    settle();
  }

  /** Waits until no client can be in the state before. */
  public void settle() {
    Optional<String> entry = ledger.read(RekeyStatus.ENTRY);
    RekeyStatus now = RekeyStatus.of(entry);
    if (!now.isSettled()) {
      // From here on, and not from the change: this process may have started after a crash.
      ticker.sleep(timing.untilSettled());
      replace(entry, new RekeyStatus(now.state(), now.turn(), true));
    }
  }

  private void replace(Optional<String> before, RekeyStatus after) {
    if (!ledger.replace(RekeyStatus.ENTRY, before, after.entry())) {
      throw new IllegalStateException(
          "somebody else moves this re-keying at the same time: let one process do it");
    }
  }
}
