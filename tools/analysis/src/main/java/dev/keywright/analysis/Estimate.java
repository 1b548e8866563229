package dev.keywright.analysis;

import java.io.Serializable;

/**
 * A number and the bounds within which the true one lies with a confidence of at least 99 %. An
 * exact number is its own bounds.
 */
public record Estimate(double value, double low, double high) implements Serializable {

  public Estimate {
    if (!(low <= value && value <= high)) {
      throw new IllegalArgumentException(value + " is not between " + low + " and " + high);
    }
  }

  /** A number that was counted. */
  public static Estimate exact(double value) {
    return new Estimate(value, value, value);
  }

  /** A share of something, give or take. */
  public static Estimate share(double value, double error) {
    return new Estimate(value, Math.max(0, value - error), Math.min(1, value + error));
  }

  /** Whether nothing was estimated. */
  public boolean isExact() {
    return low == high;
  }

  /** How far a bound is from the value, at most. */
  public double error() {
    return Math.max(value - low, high - value);
  }

  /** Whether a number lies within the bounds. */
  public boolean contains(double truth) {
    return low <= truth && truth <= high;
  }

  /** The same estimate of a multiple. */
  public Estimate times(double factor) {
    return new Estimate(value * factor, low * factor, high * factor);
  }
}
