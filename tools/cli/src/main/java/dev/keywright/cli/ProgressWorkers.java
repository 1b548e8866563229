package dev.keywright.cli;

import dev.keywright.cli.input.Progress;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.work.RangeWorkers;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Workers that show how many ranges are done.
 *
 * @param task what is done to them, in one word
 */
record ProgressWorkers(RangeWorkers workers, String task) implements RangeWorkers {
  @Override
  public <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
    try (Progress progress = Progress.ofRanges(task, ranges.size())) {
      workers.each(
          ranges,
          work,
          (range, done) -> {
            result.accept(range, done);
            progress.endOfRange();
          });
    }
  }
}
