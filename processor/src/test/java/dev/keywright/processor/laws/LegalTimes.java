package dev.keywright.processor.laws;

import java.time.DateTimeException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first and the last time that a part takes, found by asking the oracle over and over. */
record LegalTimes(Oracle oracle, Place place) {
  private static final List<Step> STEPS =
      List.of(
          new Step(1, ChronoUnit.NANOS),
          new Step(100, ChronoUnit.NANOS),
          new Step(1, ChronoUnit.MICROS),
          new Step(1, ChronoUnit.MILLIS),
          new Step(1, ChronoUnit.SECONDS),
          new Step(1, ChronoUnit.MINUTES),
          new Step(1, ChronoUnit.HOURS),
          new Step(1, ChronoUnit.HALF_DAYS),
          new Step(1, ChronoUnit.DAYS),
          new Step(1, ChronoUnit.MONTHS),
          new Step(1, ChronoUnit.YEARS));

  /** What lies between two times of a part. */
  private record Step(long count, ChronoUnit unit) {
    private static final long TICKS_OF_A_SECOND = 10_000_000;

    Temporal from(Temporal start, long times) {
      // No long holds all hundreds of nanoseconds, in nanoseconds.
      return count == 1
          ? start.plus(times, unit)
          : start
              .plus(times / TICKS_OF_A_SECOND, ChronoUnit.SECONDS)
              .plus(times % TICKS_OF_A_SECOND * count, unit);
    }
  }

  /** Legal values, the first and the last among them. */
  Stream<Object> ends() {
    List<Object> legal =
        oracle.candidates().stream().filter(it -> oracle.isLegal(it, place)).toList();
    return Stream.concat(legal.stream(), legal.stream().limit(1).flatMap(this::ends));
  }

  private Stream<Object> ends(Object from) {
    Temporal start = (Temporal) from;
    return STEPS.stream()
        .filter(step -> after(start, step, 1).isPresent() || after(start, step, -1).isPresent())
        .findFirst()
        .stream()
        .flatMap(step -> Stream.of(end(start, step, 1), end(start, step, -1)));
  }

  private Optional<Temporal> after(Temporal start, Step step, long times) {
    try {
      return Optional.of(step.from(start, times)).filter(it -> oracle.isLegal(it, place));
    } catch (DateTimeException | ArithmeticException beyond) {
      return Optional.empty();
    }
  }

  // One stretch reaches as far as a long counts, and the number of a time may be any long.
  private Temporal end(Temporal start, Step step, int direction) {
    return stretch(stretch(start, step, direction), step, direction);
  }

  private Temporal stretch(Temporal start, Step step, int direction) {
    long reached = 0;
    for (long stride = Long.MAX_VALUE / 2 + 1; stride > 0; stride /= 2) {
      if (after(start, step, direction * (reached + stride)).isPresent()) {
        reached += stride;
      }
    }
    return after(start, step, direction * reached).orElse(start);
  }
}
