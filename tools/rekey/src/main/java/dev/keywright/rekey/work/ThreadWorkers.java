package dev.keywright.rekey.work;

import dev.keywright.rekey.store.ScanRange;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Threads of this process.
 *
 * @param count how many
 */
public record ThreadWorkers(int count) implements RangeWorkers {
  private record Task<R>(ScanRange range, Future<R> result) {}

  @Override
  public <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      Deque<Task<R>> running = new ArrayDeque<>();
      for (ScanRange range : ranges) {
        if (running.size() == 2 * count) {
          finish(running.removeFirst(), result);
        }
        running.add(new Task<>(range, threads.submit(() -> work.apply(range))));
      }
      while (!running.isEmpty()) {
        finish(running.removeFirst(), result);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static <R> void finish(Task<R> task, BiConsumer<ScanRange, R> result) {
    try {
      result.accept(task.range(), task.result().get());
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
