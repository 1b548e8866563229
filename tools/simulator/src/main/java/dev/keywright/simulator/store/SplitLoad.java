package dev.keywright.simulator.store;

/**
 * When a store cuts a range because of its load.
 *
 * @param requestsPerSecond to one range
 * @param seconds how long it must last
 */
public record SplitLoad(double requestsPerSecond, double seconds) {

  /** The load never matters. */
  public static SplitLoad none() {
    return new SplitLoad(Double.POSITIVE_INFINITY, 0);
  }
}
