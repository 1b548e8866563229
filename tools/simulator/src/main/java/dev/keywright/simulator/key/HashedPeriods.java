package dev.keywright.simulator.key;

import java.util.List;

/**
 * A hash of a time, and of other values beside it: as long as the time stays the same, its writes
 * go to the same places, and then to others.
 *
 * @param unit how long the time stays the same, in seconds
 * @param values one for each of these times: where its hashes are
 */
public record HashedPeriods(String name, double unit, List<Values> values) implements Level {
  private static final int BISECTIONS = 60;

  public HashedPeriods {
    values = List.copyOf(values);
  }

  @Override
  public double below(double at, Period period, Rest rest) {
    double below = 0;
    int last = values.size() - 1;
    for (int i = Math.min(last, (int) (period.from() / unit)); i <= last; i++) {
      Period part = period.within(i * unit, (i + 1) * unit);
      if (i * unit >= period.to()) {
        break;
      }
      below += values.get(i).below(at, part, rest);
    }
    return below;
  }

  /** Where the hashes are in a period of one time. */
  Values of(Period period) {
    return values.get(
        Math.min(values.size() - 1, (int) ((period.from() + period.to()) / 2 / unit)));
  }

  @Override
  public Found find(double writes, Period period) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      if (below(middle, period, unused -> 0) <= writes) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return new Found(low, writes, 0, period, low);
  }

  @Override
  public Level flat() {
    return new Spread(name);
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
