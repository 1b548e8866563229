package dev.keywright.rekey.state;

import java.time.Duration;

/**
 * How long clients trust what they know.
 *
 * @param lease how long after it asked for the state a client begins writes
 * @param longestCall how long one call of the store takes at most, with the client's retries and
 *     time-outs. A write begins its last call so long after the lease at the latest
 */
public record Timing(Duration lease, Duration longestCall) {
  /** For clients whose calls end within ten seconds. */
  public static final Timing USUAL = new Timing(Duration.ofSeconds(5), Duration.ofSeconds(10));

  public Timing {
    if (lease.isNegative() || lease.isZero() || longestCall.isNegative() || longestCall.isZero()) {
      throw new IllegalArgumentException(
          "lease and longest call are above zero, not %s and %s".formatted(lease, longestCall));
    }
  }

  /** How long no client can be in the state before, counted from the change. */
  public Duration untilSettled() {
    return lease.plus(longestCall.multipliedBy(2));
  }
}
