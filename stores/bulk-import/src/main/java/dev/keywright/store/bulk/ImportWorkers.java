package dev.keywright.store.bulk;

import dev.failsafe.FailsafeException;
import dev.failsafe.FailsafeExecutor;
import dev.keywright.store.StoreWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Threads that each take the next set until none is left, or one of them has failed. */
final class ImportWorkers<W> {
  private final ImportSource<W> source;
  private final IntConsumer note;
  private final StoreWriter<W> writer;
  private final FailsafeExecutor<Object> retrying;
  private final ImportListener listener;
  private final Queue<Integer> sets;
  private final AtomicLong rows = new AtomicLong();

  /**
   * @param note hears of each set that the store has
   */
  ImportWorkers(
      ImportSource<W> source,
      IntConsumer note,
      StoreWriter<W> writer,
      FailsafeExecutor<Object> retrying,
      ImportListener listener,
      Collection<Integer> sets) {
    this.source = source;
    this.note = note;
    this.writer = writer;
    this.retrying = retrying;
    this.listener = listener;
    this.sets = new ConcurrentLinkedQueue<>(sets);
  }

  /** How many rows were written. */
  long rows() {
    return rows.get();
  }

  /** Returns when all sets are written, or throws; in both cases all workers have stopped. */
  void work(int workers) {
    ExecutorService threads = Executors.newFixedThreadPool(workers);
    try {
      List<Callable<Void>> tasks = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        tasks.add(this::takeSets);
      }
      requireSuccess(threads.invokeAll(tasks));
    } catch (InterruptedException exception) {
      Thread.currentThread().interrupt();
      throw new ImportFailedException("the import was interrupted", exception);
    } finally {
      stop(threads);
    }
  }

  // A worker that still writes needs the checkpoint, which is closed next.
  private void stop(ExecutorService threads) {
    sets.clear();
    threads.shutdownNow();
    boolean isInterrupted = Thread.interrupted();
    boolean hasStopped = false;
    while (!hasStopped) {
      try {
        hasStopped = threads.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException exception) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void requireSuccess(List<Future<Void>> finished) throws InterruptedException {
    ImportFailedException first = null;
    for (Future<Void> worker : finished) {
      try {
        worker.get();
      } catch (ExecutionException exception) {
        Throwable failure = exception.getCause();
        if (first == null) {
          first = asFailed(failure == null ? exception : failure);
        } else if (failure != null) {
          first.addSuppressed(failure);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }

  private static ImportFailedException asFailed(Throwable failure) {
    return failure instanceof ImportFailedException failed
        ? failed
        : new ImportFailedException("the import failed: " + failure.getMessage(), failure);
  }

  private @Nullable Void takeSets() {
    for (Integer set = sets.poll(); set != null; set = sets.poll()) {
      take(set);
    }
    return null;
  }

  private void take(int set) {
    String name = "set " + set + " of " + source.name();
    List<W> all = read(set, name);
    orStop(name + " could not be written", () -> retrying.run(() -> writer.write(all)));
    orStop(name + " was written, but not noted", () -> note.accept(set));
    rows.addAndGet(all.size());
    orStop(name + " was written, but the listener failed", () -> listener.written(all.size()));
  }

  private List<W> read(int set, String name) {
    List<W> all = new ArrayList<>();
    orStop(
        name + " could not be read",
        () -> {
          all.addAll(source.read(set));
          int expected = source.rowsIn(set);
          if (all.size() != expected) {
            throw new IllegalStateException(
                "it has "
                    + all.size()
                    + " rows instead of "
                    + expected
                    + "; do not change a source while it is imported");
          }
        });
    return all;
  }

  private void orStop(String problem, Runnable step) {
    try {
      step.run();
    } catch (Throwable failure) {
      // The others finish the sets that they are at, and take no more.
      sets.clear();
      Throwable cause =
          failure instanceof FailsafeException && failure.getCause() != null
              ? failure.getCause()
              : failure;
      throw new ImportFailedException(problem + ": " + cause.getMessage(), cause);
    }
  }
}
