package dev.keywright.example.input;

import dev.keywright.example.LogEvent;
import java.time.Instant;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Made-up events of many hosts: the same seed gives the same ones on every machine. */
public final class SyntheticEvents {
  /** When the first event happens. */
  public static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private static final int HOSTS = 200;
  private static final int EVENTS_AT_ONCE = 4;

  private SyntheticEvents() {}

  /** When so many events are over, exclusive. */
  public static Instant end(long count) {
    return at(count - 1).plusMillis(1);
  }

  private static Instant at(long event) {
    return START.plusMillis(event / EVENTS_AT_ONCE);
  }

  /** So many events in the order in which they happen, four in each millisecond. */
  public static Stream<LogEvent> of(long count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return LongStream.range(0, count)
        .mapToObj(
            event ->
                new LogEvent(
                    at(event), "host" + random.nextInt(HOSTS), event, "line " + random.nextInt()));
  }
}
