package dev.keywright.example.input;

import dev.keywright.example.LogEvent;
import java.time.Instant;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Made-up events of a log: the same seed gives the same ones on every machine. */
public final class SyntheticEvents {
  private static final Instant BEGINNING = Instant.parse("2024-01-01T00:00:00Z");
  private static final int HOSTS = 200;
  private static final int LONGEST_PAUSE = 20;

  private SyntheticEvents() {}

  /** So many events, in the order in which they happened; some at the same time. */
  public static Stream<LogEvent> of(long count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] millis = {BEGINNING.toEpochMilli()};
    return LongStream.range(0, count)
        .mapToObj(
            event -> {
              millis[0] += random.nextInt(LONGEST_PAUSE + 1);
              return next(random, Instant.ofEpochMilli(millis[0]), event);
            });
  }

  // Hosts web-0 to web-199 have neighbours such as web-1, web-10 and web-100.
  private static LogEvent next(SplittableRandom random, Instant at, long event) {
    return new LogEvent(
        at, "web-" + random.nextInt(HOSTS), event, "took " + random.nextInt(5_000) + " ms");
  }
}
