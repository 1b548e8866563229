package dev.keywright.rekey.work;

import dev.keywright.rekey.store.ScanRange;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Threads of this process.
 *
 * @param count how many
 */
public record ThreadWorkers(int count) implements RangeWorkers {
  private record Done<R>(ScanRange range, R result) {}

  @Override
  public <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      CompletionService<Done<R>> running = new ExecutorCompletionService<>(threads);
      for (ScanRange range : ranges) {
        running.submit(() -> new Done<>(range, work.apply(range)));
      }
      // In the order in which they end: ranges are of very different sizes.
      for (int i = 0; i < ranges.size(); i++) {
        Done<R> done = next(running);
        result.accept(done.range(), done.result());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static <R> Done<R> next(CompletionService<Done<R>> running) {
    try {
      return running.take().get();
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while ranges were worked on", asked);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }
}
