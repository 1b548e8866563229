package dev.keywright.simulator.key;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;

/**
 * Values that are written again and again, each at its place between 0 and 1. What is left of the
 * writes belongs to values too rare to be named, and spreads evenly.
 */
public final class Values implements Level {
  private final String name;
  private final double[] places;
  // The share of all writes before each value, and at the end the share of all values.
  private final double[] before;
  private final double heaviest;
  private final double median;
  private final Optional<DoubleFunction<String>> label;

  private Values(
      String name, double[] places, double[] before, Optional<DoubleFunction<String>> label) {
    this.name = name;
    this.label = label;
    this.places = places;
    this.before = before;
    double[] weights = new double[places.length];
    Arrays.setAll(weights, this::weight);
    Arrays.sort(weights);
    this.heaviest = weights[weights.length - 1];
    this.median = weights[weights.length / 2];
  }

  /**
   * Values at these places.
   *
   * @param places ascending, from 0 to below 1
   * @param weights their shares of all writes; 1 at most together
   */
  public static Values at(String name, double[] places, double[] weights) {
    double[] before = new double[places.length + 1];
    for (int i = 0; i < places.length; i++) {
      if (places[i] < 0 || places[i] >= 1 || (i > 0 && places[i] <= places[i - 1])) {
        throw new IllegalArgumentException(
            "place " + i + " of " + name + " is " + places[i] + ", after " + places[i - 1]);
      }
      before[i + 1] = before[i] + weights[i];
    }
    if (before[places.length] > 1 + 1e-9) {
      throw new IllegalArgumentException("the shares of " + name + " exceed 1");
    }
    return new Values(name, places.clone(), before, Optional.empty());
  }

  /** Values with these weights in the order of the key, at equal distances. */
  public static Values evenly(String name, double... weights) {
    double[] places = new double[weights.length];
    Arrays.setAll(places, i -> (double) i / weights.length);
    double sum = Arrays.stream(weights).sum();
    return at(name, places, Arrays.stream(weights).map(it -> it / sum).toArray());
  }

  /** Values that are all equally frequent. */
  public static Values even(String name, int count) {
    double[] weights = new double[count];
    Arrays.fill(weights, 1);
    return evenly(name, weights);
  }

  /** How many values are named. */
  public int count() {
    return places.length;
  }

  double place(int index) {
    return places[index];
  }

  double weight(int index) {
    return before[index + 1] - before[index];
  }

  /** The share of the writes that values too rare to be named have. */
  double rest() {
    return Math.max(0, 1 - before[places.length]);
  }

  // The share of the writes in front of the value with this index.
  private double start(int index) {
    return before[index] + rest() * places[index];
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public double below(double at, Period period, Rest further) {
    int found = Arrays.binarySearch(places, at);
    int index = found >= 0 ? found : -found - 1;
    double share = before[index] + rest() * Math.max(0, Math.min(1, at));
    double whole = share * period.writes();
    return found >= 0 ? whole + weight(index) * further.below(period) : whole;
  }

  @Override
  public Found find(double writes, Period period) {
    double all = period.writes();
    double share = all == 0 ? 0.5 : writes / all;
    int low = 0;
    int high = places.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (start(middle) <= share) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    double end = low + 1 < places.length ? places[low + 1] : 1;
    double behind = share - start(low) - weight(low);
    if (behind > 0 && rest() > 0) {
      double at = Math.min(end, places[low] + behind / rest());
      return new Found(at, writes, 0, period, at);
    }
    return new Found(places[low], start(low) * all, weight(low), period, end);
  }

  /** The same, where the order of values tells people nothing: a place has this label. */
  public Values labelled(DoubleFunction<String> shown) {
    return new Values(name, places, before, Optional.of(shown));
  }

  @Override
  public String label(double at) {
    return label.map(it -> it.apply(at)).orElseGet(() -> ordinal(at));
  }

  private String ordinal(double at) {
    int found = Arrays.binarySearch(places, at);
    int index = found >= 0 ? found : -found - 1;
    return String.format(Locale.ROOT, "%s %d of %d", name, index + 1, places.length);
  }

  @Override
  public Level flat() {
    double[] even = new double[places.length + 1];
    Arrays.setAll(even, i -> (double) i / places.length);
    return new Values(name, places, even, label);
  }

  @Override
  public double heaviest(Period period) {
    return heaviest;
  }

  @Override
  public double median(Period period) {
    return median;
  }
}
