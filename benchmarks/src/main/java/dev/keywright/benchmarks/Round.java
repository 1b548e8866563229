package dev.keywright.benchmarks;

import java.util.Map;

/** What was measured in one round: every benchmark once, in a JVM of its own. */
record Round(Map<String, Measurement> measurements) {
  /**
   * What one call of a benchmark costs.
   *
   * @param nanos of the iteration in the middle, or of the fastest one
   * @param bytes what was allocated
   */
  record Measurement(double nanos, double bytes) {}

  Measurement of(String benchmark) {
    Measurement measurement = measurements.get(benchmark);
    if (measurement == null) {
      throw new IllegalArgumentException(benchmark + " was not measured");
    }
    return measurement;
  }
}
