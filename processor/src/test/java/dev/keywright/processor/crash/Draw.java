package dev.keywright.processor.crash;

import java.util.List;
import java.util.Random;

/** Random choices of one case, all from its number. */
final class Draw {
  // Neighbouring seeds begin with much the same numbers.
  private static final long SCRAMBLE = 0x9E3779B97F4A7C15L;

  private final Random random;
  private final int oddity;

  Draw(long seed) {
    this.random = new Random(seed * SCRAMBLE);
    // Where everything is odd, the first fault hides all others.
    this.oddity = List.of(6, 40, 100_000).get(random.nextInt(3));
  }

  /** Whether something odd shall stand here: often, seldom or hardly ever in one case. */
  boolean isOdd() {
    return oneIn(oddity);
  }

  /** One of the usual values, or of the odd ones. */
  <T> T of(List<T> usual, List<T> odd) {
    return of(isOdd() ? odd : usual);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  String of(String... values) {
    return values[random.nextInt(values.length)];
  }
}
