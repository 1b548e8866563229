package dev.keywright.example.rekey;

import dev.keywright.example.store.Bars;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.work.RangeWorkers;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import me.tongfei.progressbar.ProgressBar;

/** Workers that show how many ranges are done. */
record BarWorkers(RangeWorkers workers) implements RangeWorkers {
  @Override
  public <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
    try (ProgressBar bar = Bars.of(work.getClass().getSimpleName(), " ranges", ranges.size())) {
      workers.each(
          ranges,
          work,
          (range, done) -> {
            result.accept(range, done);
            if (bar != null) {
              bar.step();
            }
          });
    }
  }
}
