package dev.keywright.cli.input;

import dev.keywright.analysis.KeyLearner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Work on keys that several threads share: each takes a stretch of the input, and what they learn
 * is merged in the order of the input. An input that is shorter than one stretch is one piece.
 *
 * @param <P> what is learnt from some keys
 */
public final class Pieces<P extends KeyLearner<P>> implements ChosenKeys, AutoCloseable {
  private static final int MOST_KEYS = 250_000;
  private static final long MOST_BYTES = 16_000_000;

  /** Makes pieces that have learnt nothing yet. */
  public interface Start<P> {

    /**
     * One more piece.
     *
     * @param whole what was learnt from the first pieces; null if none of them has ended
     * @param before how many keys are in pieces before this one
     */
    P piece(@Nullable P whole, long before);
  }

  /** Keys that stand together in the input. */
  private static final class Stretch {
    private final List<Long> numbers = new ArrayList<>();
    private final List<Object[]> keys = new ArrayList<>();
    private long bytes;

    void add(long number, Object... columns) {
      numbers.add(number);
      keys.add(columns);
      for (Object column : columns) {
        bytes += column instanceof byte[] content ? content.length : Long.BYTES;
      }
    }

    boolean isFull() {
      return keys.size() == MOST_KEYS || bytes >= MOST_BYTES;
    }
  }

  private final Start<P> empty;
  private final int threads;
  private final @Nullable ExecutorService workers;
  private final Deque<Future<P>> running = new ArrayDeque<>();
  private Stretch stretch = new Stretch();
  private long handed;
  private @Nullable P whole;

  /**
   * @param threads with one, the thread that reads does all the work
   */
  public Pieces(int threads, Start<P> empty) {
    this.threads = threads;
    this.empty = empty;
    this.workers = threads == 1 ? null : Executors.newFixedThreadPool(threads, Pieces::worker);
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "keys");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void add(long number, Object... columns) {
    if (workers == null) {
      soFar().add(number, columns);
      return;
    }
    stretch.add(number, columns);
    if (stretch.isFull()) {
      hand(workers);
    }
  }

  private void hand(ExecutorService to) {
    Stretch full = stretch;
    stretch = new Stretch();
    // As many wait as work, so that memory does not depend on how fast the input is.
    if (running.size() > threads) {
      mergeFirst();
    }
    P piece = empty.piece(whole, handed);
    handed += full.keys.size();
    running.add(to.submit(() -> learn(piece, full)));
  }

  private P learn(P piece, Stretch some) {
    for (int i = 0; i < some.keys.size(); i++) {
      piece.add(some.numbers.get(i), some.keys.get(i));
    }
    return piece;
  }

  /** All that was learnt. */
  public P result() {
    if (workers != null && !stretch.keys.isEmpty()) {
      hand(workers);
    }
    while (!running.isEmpty()) {
      mergeFirst();
    }
    return soFar();
  }

  private void mergeFirst() {
    P next = done(running.remove());
    P before = whole;
    if (before == null) {
      whole = next;
    } else {
      before.merge(next);
    }
  }

  private P soFar() {
    P now = whole == null ? empty.piece(null, 0) : whole;
    whole = now;
    return now;
  }

  // Ctrl-C interrupts the reader, and what was learnt is printed all the same.
  private static <P> P done(Future<P> future) {
    boolean isInterrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException asked) {
          isInterrupted = true;
        }
      }
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException("a thread has failed: " + failed.getCause(), failed);
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    if (workers != null) {
      workers.shutdownNow();
    }
  }
}
