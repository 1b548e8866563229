package dev.keywright.benchmarks.foreign;

import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A row of the guide's table, and what shows that it is right.
 *
 * @param have its first cell
 * @param declarations the class whose records are declared as the second cell says
 */
record ForeignRow(String have, Class<?> declarations, List<Case<?>> cases) {

  static ForeignRow of(String have, Class<?> declarations, Case<?>... cases) {
    return new ForeignRow(have, declarations, List.of(cases));
  }

  /**
   * A declared record beside the code of the other system.
   *
   * @param record its simple name
   * @param edges values at the ends of what both can write
   * @param any a value by chance
   */
  record Case<T>(
      String record,
      List<T> edges,
      Function<Random, T> any,
      Function<T, byte[]> ours,
      Function<T, byte[]> theirs) {

    @Override
    public String toString() {
      return record;
    }
  }
}
