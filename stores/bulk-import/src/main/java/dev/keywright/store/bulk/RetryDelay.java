package dev.keywright.store.bulk;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How long to wait before a write is tried again: a random time from nothing up to a ceiling, which
 * doubles with each try. Waiting workers then do not come back all at once.
 *
 * @param first the ceiling before the second try
 * @param highest the ceiling is never above it
 */
record RetryDelay(Duration first, Duration highest) {
  private static final int MOST_DOUBLINGS = 30;
  private static final Duration LONGEST = Duration.ofDays(1);

  RetryDelay {
    requireWait("firstWait", first);
    requireWait("longestWait", highest);
  }

  // Doubled so often, a longer wait would not fit into a long.
  private static void requireWait(String name, Duration wait) {
    if (wait.isNegative() || wait.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          name + " is " + wait + ", but must be from " + Duration.ZERO + " to " + LONGEST);
    }
  }

  /** A wait after so many tries, 1 or more. */
  Duration after(int tries, RandomGenerator random) {
    long doubled = first.toMillis() << Math.min(tries - 1, MOST_DOUBLINGS);
    return Duration.ofMillis(random.nextLong(Math.min(doubled, highest.toMillis()) + 1));
  }
}
