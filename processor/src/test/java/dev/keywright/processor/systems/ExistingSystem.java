package dev.keywright.processor.systems;

import dev.keywright.runtime.KeyRange;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A system whose keys are written by hand.
 *
 * @param entity the class that describes them, in {@code resources/systems}
 * @param values those of all parts, by chance
 * @param byHand the columns as the system writes them
 * @param typical a scan as the system asks it, for what some row holds
 * @param answers whether a row, the second, belongs to the scan for the first
 * @param foreign the columns of other rows in the same table, beside a row
 * @param findings the checks whose findings an engineer of that system would expect, by id
 */
record ExistingSystem(
    String entity,
    Function<Random, Object[]> values,
    Function<Object[], List<String>> byHand,
    Function<Asking, Function<Object[], KeyRange<?>>> typical,
    BiPredicate<Object[], Object[]> answers,
    Function<List<String>, List<List<String>>> foreign,
    List<String> findings) {

  @Override
  public String toString() {
    return entity;
  }
}
