package dev.keywright.cli.input;

import java.io.InterruptedIOException;
import java.util.concurrent.TimeUnit;

/** Lets so many requests go in a second, at equal distances, and never catches up. */
final class Pace {
  private final long distance;
  private long next = System.nanoTime();

  Pace(double requestsPerSecond) {
    this.distance = (long) (TimeUnit.SECONDS.toNanos(1) / requestsPerSecond);
  }

  /** Waits until the next request may go. */
  void await() throws InterruptedIOException {
    long now = System.nanoTime();
    long wait = next - now;
    next = Math.max(now, next) + distance;
    try {
      TimeUnit.NANOSECONDS.sleep(wait);
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      InterruptedIOException stopped = new InterruptedIOException("interrupted between requests");
      stopped.initCause(asked);
      throw stopped;
    }
  }
}
