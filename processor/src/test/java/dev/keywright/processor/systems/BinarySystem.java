package dev.keywright.processor.systems;

import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A system whose keys are bytes, written by hand.
 *
 * @param entity the class that describes them, in {@code resources/systems}
 * @param values those of all parts, by chance
 * @param byHand the row key as the system writes it
 * @param typical a scan as the system asks it, for what some row holds: a range, or those of
 *     buckets
 * @param ranges how many ranges that is
 * @param answers whether a row, the second, belongs to the scan for the first
 * @param findings the checks whose findings an engineer of that system would expect, by id
 */
record BinarySystem(
    String entity,
    Function<Random, Object[]> values,
    Function<Object[], byte[]> byHand,
    Function<Asking, Function<Object[], ?>> typical,
    int ranges,
    BiPredicate<Object[], Object[]> answers,
    List<String> findings) {

  @Override
  public String toString() {
    return entity;
  }
}
