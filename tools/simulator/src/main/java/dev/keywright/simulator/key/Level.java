package dev.keywright.simulator.key;

import java.util.Locale;

/**
 * One step of the key's order: a part, a bucket or a hash, and how writes spread over its values.
 */
public sealed interface Level permits DistinctValues, Values, Growth, HashedPeriods {

  /** What the level is, for people. */
  String name();

  /**
   * The expected writes of a period with a smaller coordinate, and of those with this coordinate
   * the ones that the further levels put below.
   */
  double below(double at, Period period, Rest rest);

  /** Where this many writes of a period are below. */
  Found find(double writes, Period period);

  /** The value at a coordinate, for people. */
  default String label(double at) {
    return String.format(Locale.ROOT, "%s %.0f %%", name(), 100 * at);
  }

  /** The place of the k-th of n pieces of the domain, before anything is known of the writes. */
  default double evenly(int k, int n, Traffic traffic) {
    return (double) k / n;
  }

  /** The same values, all equally frequent. */
  Level flat();

  /**
   * The share of the writes before a moment that the most frequent value has; 0 for single rows.
   */
  double heaviest(Period period);

  /** The share of the writes before a moment that a value in the middle has; 0 for single rows. */
  double median(Period period);

  /** Whether new rows come after old ones, or in front of them. */
  default boolean grows() {
    return false;
  }

  /** The further levels of one place. */
  interface Rest {
    /** The expected writes of a period that the further levels put below the place. */
    double below(Period period);
  }

  /**
   * A value of a level that is found by the writes below it.
   *
   * @param at its coordinate
   * @param below the writes below it
   * @param share what part of the writes inside its period have the value; 0 if it is one row
   * @param inside when writes have the value
   * @param next the coordinate of the next value
   */
  record Found(double at, double below, double share, Period inside, double next) {

    /** How many writes have the value. */
    double writes() {
      return share * inside.writes();
    }
  }
}
