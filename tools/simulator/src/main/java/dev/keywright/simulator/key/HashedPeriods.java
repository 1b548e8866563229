package dev.keywright.simulator.key;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hash of a time, and of other values beside it: as long as the time stays the same, its writes
 * go to the same places, and then to others.
 */
public final class HashedPeriods implements Level {
  private final String name;
  private final double unit;
  private final List<Values> values;
  // A split asks the writes of one step and those of the whole time in turns.
  private volatile List<HashedWrites> latest = List.of();
  private volatile @Nullable HashedPlaces all;

  /**
   * A hash of a time.
   *
   * @param unit how long the time stays the same, in seconds
   * @param values one for each of these times: where its hashes are
   */
  public HashedPeriods(String name, double unit, List<Values> values) {
    this.name = name;
    this.unit = unit;
    this.values = List.copyOf(values);
  }

  @Override
  public String name() {
    return name;
  }

  /** How long the time stays the same, in seconds. */
  double unit() {
    return unit;
  }

  /** Where the hashes of each time are. */
  List<Values> values() {
    return values;
  }

  @Override
  public double below(double at, Period period, Rest rest) {
    return in(period).below(at, rest);
  }

  @Override
  public Found find(double writes, Period period) {
    double at = in(period).find(writes);
    return new Found(at, writes, 0, period, at);
  }

  private HashedWrites in(Period period) {
    List<HashedWrites> known = latest;
    for (HashedWrites writes : known) {
      if (writes.period().equals(period)) {
        return writes;
      }
    }
    HashedWrites made = writes(period);
    latest = known.isEmpty() ? List.of(made) : List.of(made, known.get(0));
    return made;
  }

  private HashedWrites writes(Period period) {
    int count = values.size();
    int first = Math.max(0, Math.min(count - 1, (int) (period.from() / unit)));
    int end = (int) Math.max(first, Math.min(count, Math.ceil(period.to() / unit)));
    Period[] times = new Period[end - first];
    Arrays.setAll(times, i -> period.within((first + i) * unit, (first + i + 1) * unit));
    // Few places are sorted sooner than all are gone through.
    HashedPlaces places =
        end - first < count / 64 ? new HashedPlaces(values, first, end) : places();
    return new HashedWrites(period, times, first, values, places);
  }

  private HashedPlaces places() {
    HashedPlaces known = all;
    if (known == null) {
      known = new HashedPlaces(values, 0, values.size());
      all = known;
    }
    return known;
  }

  /** Where the hashes are in a period of one time. */
  Values of(Period period) {
    return values.get(
        Math.min(values.size() - 1, (int) ((period.from() + period.to()) / 2 / unit)));
  }

  @Override
  public Level flat() {
    return new DistinctValues(name);
  }

  @Override
  public double heaviest(Period period) {
    return values.get(0).heaviest(period) * Growth.time(name, unit, false).heaviest(period);
  }

  @Override
  public double median(Period period) {
    return values.get(0).median(period) * Growth.time(name, unit, false).median(period);
  }
}
