package dev.keywright.simulator.key;

import java.util.Arrays;
import java.util.List;

/** The writes of a period by their hashes: those of all its times together. */
final class HashedWrites {
  private final Period period;
  private final Period[] times;
  private final int firstTime;
  private final HashedPlaces places;
  // The writes that have one of the first places, so many of them as the index says.
  private final double[] before;
  // The writes that have no place of their own, and spread evenly.
  private final double rest;

  /**
   * The writes of a period.
   *
   * @param times what is in the period of each of its times
   * @param firstTime the number of the first of these times
   * @param values the hashes of all times
   * @param places of these times, and maybe of others
   */
  HashedWrites(
      Period period, Period[] times, int firstTime, List<Values> values, HashedPlaces places) {
    this.period = period;
    this.times = times;
    this.firstTime = firstTime;
    this.places = places;
    double[] writes = Arrays.stream(times).mapToDouble(Period::writes).toArray();
    double spread = 0;
    for (int i = 0; i < writes.length; i++) {
      spread += values.get(firstTime + i).rest() * writes[i];
    }
    this.rest = spread;
    this.before = new double[places.count() + 1];
    for (int i = 0; i < places.count(); i++) {
      int time = places.time(i) - firstTime;
      before[i + 1] = before[i] + (isInside(time) ? places.share(i) * writes[time] : 0);
    }
  }

  private boolean isInside(int time) {
    return time >= 0 && time < times.length;
  }

  Period period() {
    return period;
  }

  /** The writes whose hash is less, and of those with this hash the ones that are below. */
  double below(double at, Level.Rest further) {
    int index = places.first(i -> places.place(i) >= at);
    double below = before[index] + rest * Math.max(0, Math.min(1, at));
    for (; index < places.count() && places.place(index) == at; index++) {
      int time = places.time(index) - firstTime;
      below += isInside(time) ? places.share(index) * further.below(times[time]) : 0;
    }
    return below;
  }

  /** The largest hash that has at most so many writes below. */
  double find(double writes) {
    int next = places.first(i -> before[i] + rest * places.place(i) > writes);
    double low = next == 0 ? 0 : places.place(next - 1);
    double high = next == places.count() ? 1 : places.place(next);
    double behind = writes - before[next] - rest * low;
    if (behind < 0) {
      return low;
    }
    return rest > 0 ? Math.min(high, low + behind / rest) : high;
  }
}
