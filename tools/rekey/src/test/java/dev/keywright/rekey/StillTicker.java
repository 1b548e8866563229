package dev.keywright.rekey;

import dev.keywright.rekey.state.Ticker;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Time that goes on only while somebody waits. */
final class StillTicker implements Ticker {
  private final AtomicLong now = new AtomicLong();

  @Override
  public long nanos() {
    return now.get();
  }

  @Override
  public void sleep(Duration time) {
    now.addAndGet(time.toNanos());
  }
}
