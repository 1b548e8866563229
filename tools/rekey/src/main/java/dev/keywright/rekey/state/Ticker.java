package dev.keywright.rekey.state;

import java.time.Duration;

/** The time of one process, which never goes back. */
public interface Ticker {
  /** The time of this JVM. */
  Ticker SYSTEM =
      new Ticker() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public void sleep(Duration time) {
          try {
            Thread.sleep(time.toMillis());
          } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting", asked);
          }
        }
      };

  /** Nanoseconds since some moment. */
  long nanos();

  /** Waits so long. */
  void sleep(Duration time);
}
