package dev.keywright.simulator.description;

import dev.keywright.simulator.key.Growth;

/** How writes spread over the values of one part. */
sealed interface PartLoad {

  /** The name of the part. */
  String name();

  /** Another part tells its value, so that it spreads nothing. */
  record Determined(String name) implements PartLoad {}

  /** Each write has a value of its own, anywhere. */
  record Single(String name) implements PartLoad {}

  /** The values follow the writes. */
  record Growing(String name, Growth growth) implements PartLoad {
    /** Whether each write has a value of its own. */
    boolean isSingle() {
      return growth.unit() == 0;
    }
  }

  /**
   * Some values, again and again.
   *
   * @param skew the exponent of Zipf's law; 0 if all are equally frequent
   */
  record Repeated(String name, long count, double skew) implements PartLoad {}
}
