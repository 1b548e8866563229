package dev.keywright.rekey.work;

import dev.keywright.rekey.store.ScanRange;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Where the work on ranges is done. */
@FunctionalInterface
public interface RangeWorkers {

  /**
   * Applies a function to all ranges, in any order, and hands over each result in the thread that
   * asked.
   *
   * @throws RuntimeException what the function has thrown for a range; others may be done
   */
  <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result);
}
