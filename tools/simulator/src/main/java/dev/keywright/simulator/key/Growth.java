package dev.keywright.simulator.key;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A part that grows with the writes: a time, or a number of a sequence. The coordinate is the
 * moment of the write, or the number of its unit; negative if the largest values come first.
 *
 * @param unit how long a value stays the same, in seconds; 0 if each write has its own
 * @param sequence the first number, and how many the digits can hold; null for a time
 */
public record Growth(String name, double unit, boolean descending, @Nullable Range sequence)
    implements Level {

  /** The numbers of a sequence: the one that a run begins with, and the end of the domain. */
  public record Range(double first, double domain) {}

  /** A time. */
  public static Growth time(String name, double unit, boolean descending) {
    return new Growth(name, unit, descending, null);
  }

  /** Consecutive numbers from the first on, of a domain from 0 to its end. */
  public static Growth sequence(String name, boolean descending, double first, double domain) {
    return new Growth(name, 0, descending, new Range(first, domain));
  }

  @Override
  public double below(double at, Period period, Rest rest) {
    double value = descending ? -at : at;
    if (unit == 0) {
      return descending
          ? period.within(value, Double.POSITIVE_INFINITY).writes()
          : period.within(Double.NEGATIVE_INFINITY, value).writes();
    }
    double start = value * unit;
    Period before =
        descending
            ? period.within(start + unit, Double.POSITIVE_INFINITY)
            : period.within(Double.NEGATIVE_INFINITY, start);
    return before.writes() + rest.below(period.within(start, start + unit));
  }

  @Override
  public Found find(double writes, Period period) {
    Traffic traffic = period.traffic();
    double second =
        descending
            ? traffic.secondOf(traffic.before(period.to()) - writes)
            : traffic.secondOf(traffic.before(period.from()) + writes);
    if (unit == 0) {
      double at = descending ? -second : second;
      return new Found(at, writes, 0, period, at);
    }
    double value = Math.floor(second / unit);
    double at = descending ? -value : value;
    Period inside = period.within(value * unit, (value + 1) * unit);
    return new Found(at, below(at, period, unused -> 0), 1, inside, at + 1);
  }

  @Override
  public String label(double at) {
    double value = Math.abs(at);
    long seconds = Math.round(unit == 0 ? value : value * unit);
    Duration time = Duration.ofSeconds(seconds);
    return time.toDays() > 0
        ? String.format(
            Locale.ROOT, "%s of day %d, %d h", name, time.toDays() + 1, time.toHoursPart())
        : String.format(
            Locale.ROOT, "%s after %d:%02d h", name, time.toHours(), time.toMinutesPart());
  }

  @Override
  public double evenly(int k, int n, Traffic traffic) {
    double share = (double) (descending ? n - k : k) / n;
    double second =
        sequence == null
            ? share * traffic.duration()
            : traffic.secondOf(share * sequence.domain() - sequence.first());
    double value = unit == 0 ? second : Math.floor(second / unit);
    return descending ? -value : value;
  }

  @Override
  public Level flat() {
    return this;
  }

  @Override
  public double heaviest(Period period) {
    if (unit == 0 || period.writes() == 0) {
      return 0;
    }
    double most = 0;
    // While the rate stays the same, so do the writes of all pieces but the outermost. A day has
    // too many seconds to look at each for each moment of a run.
    for (double second : period.changes()) {
      double at = Math.floor(second / unit);
      for (double near = at - 1; near <= at + 1; near++) {
        most = Math.max(most, period.within(near * unit, (near + 1) * unit).writes());
      }
    }
    return most / period.writes();
  }

  /** The pieces of a period in which the value stays the same; none if each write has its own. */
  List<Period> parts(Period period) {
    List<Period> parts = new ArrayList<>();
    for (double at = Math.floor(period.from() / unit); unit > 0 && at * unit < period.to(); at++) {
      parts.add(period.within(at * unit, (at + 1) * unit));
    }
    return parts;
  }

  @Override
  public double median(Period period) {
    double values = unit == 0 ? 0 : Math.ceil((period.to() - period.from()) / unit);
    return values == 0 ? 0 : 1 / values;
  }

  @Override
  public boolean grows() {
    return true;
  }
}
