package dev.keywright.rekey.state;

/**
 * What one client knows of the state, and how long it may act on it. The time is counted from
 * before the question, so that a slow answer gives a shorter lease.
 */
public final class Lease {
  private final Ledger ledger;
  private final Timing timing;
  private final Ticker ticker;
  private State state = State.OLD_ONLY;
  private long end;
  private boolean isHeld;

  /** The lease of a client that has not asked yet. */
  public Lease(Ledger ledger, Timing timing, Ticker ticker) {
    this.ledger = ledger;
    this.timing = timing;
    this.ticker = ticker;
  }

  /**
   * What a client may do, and until when.
   *
   * @param lastCall its last call begins before this moment of the ticker
   * @param lastAnswer an answer that comes at this moment or later does not count: the fleet can be
   *     in another state
   */
  public record Term(State state, long lastCall, long lastAnswer) {}

  /** The state, asked for again if the lease has ended. */
  public synchronized Term term() {
    long now = ticker.nanos();
    if (!isHeld || now - end >= 0) {
      state = RekeyStatus.of(ledger.read(RekeyStatus.ENTRY)).state();
      end = now + timing.lease().toNanos();
      isHeld = true;
    }
    long lastCall = end + timing.longestCall().toNanos();
    return new Term(state, lastCall, lastCall + timing.longestCall().toNanos());
  }
}
