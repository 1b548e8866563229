package dev.keywright.store.bulk;

import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import dev.failsafe.RetryPolicy;
import dev.keywright.store.StoreWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Writes many rows into one table.
 *
 * <p>The sets of the source are shuffled, so that several workers write to different partitions at
 * a time, although a source is usually sorted by key. Writes that fail with an error that may pass
 * are tried again, after waits with full jitter. With a checkpoint, an import that was broken off,
 * also by the end of its process, goes on where it was: sets that were written are left out, and
 * those that were half written are written again, which replaces their rows.
 *
 * <p>Because sets are shuffled and written side by side, it is open which of several rows with the
 * same key stays if they are in different sets.
 *
 * @param <W> a row, as the writer takes it
 */
public final class BulkImport<W> {
  private static final int WORKERS = 4;
  private static final int MOST_TRIES = 10;
  private static final RetryDelay WAITS =
      new RetryDelay(Duration.ofMillis(100), Duration.ofSeconds(20));

  private final StoreWriter<W> writer;
  private final String target;
  private final int workers;
  private final int mostTries;
  private final RetryDelay waits;
  private final ImportListener listener;

  private BulkImport(
      StoreWriter<W> writer,
      String target,
      int workers,
      int mostTries,
      RetryDelay waits,
      ImportListener listener) {
    this.writer = writer;
    this.target = target;
    this.workers = workers;
    this.mostTries = mostTries;
    this.waits = waits;
    this.listener = listener;
  }

  /**
   * An import by 4 workers, with up to 10 tries for each set.
   *
   * @param target what tells this table from others, on one line: its name, the store, the layout
   *     of its keys. A checkpoint of another target is refused, as its sets are not in this table
   * @throws IllegalArgumentException if the target is blank, or has more than one line
   */
  public static <W> BulkImport<W> into(StoreWriter<W> writer, String target) {
    requireOneLine("target", target);
    return new BulkImport<>(writer, target, WORKERS, MOST_TRIES, WAITS, rows -> {});
  }

  /**
   * With so many workers, each a thread.
   *
   * @throws IllegalArgumentException if there are none
   */
  public BulkImport<W> workers(int count) {
    return new BulkImport<>(
        writer, target, atLeastOne("workers", count), mostTries, waits, listener);
  }

  /**
   * With so many tries for each set.
   *
   * @param most 1 or more
   * @param firstWait the longest wait before the second try; it doubles with each
   * @param longestWait the longest wait of all
   * @throws IllegalArgumentException if there are none, or if a wait is negative or above one day
   */
  public BulkImport<W> tries(int most, Duration firstWait, Duration longestWait) {
    return new BulkImport<>(
        writer,
        target,
        workers,
        atLeastOne("tries", most),
        new RetryDelay(firstWait, longestWait),
        listener);
  }

  /** With something that hears how far it is. */
  public BulkImport<W> listener(ImportListener hearing) {
    return new BulkImport<>(writer, target, workers, mostTries, waits, hearing);
  }

  private static int atLeastOne(String name, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " is " + value + ", but must be 1 or more");
    }
    return value;
  }

  private static void requireOneLine(String name, String value) {
    if (value.isBlank() || value.indexOf('\n') >= 0) {
      throw new IllegalArgumentException(
          name + " is \"" + value + "\", but must be one line with something in it");
    }
  }

  /**
   * Imports all rows. Broken off, the import can only be begun again.
   *
   * @throws ImportFailedException if a set cannot be written
   * @throws IllegalArgumentException if the rows of the source's sets are not as many as it says
   */
  public ImportResult run(ImportSource<W> source) {
    requireSound(source);
    return run(source, set -> false, set -> {});
  }

  /**
   * Imports all rows that an earlier run with the same checkpoint has not.
   *
   * @param checkpoint a file that is created if it is missing, and kept when all is written
   * @throws ImportFailedException if a set cannot be written; all that were are in the checkpoint
   * @throws IllegalArgumentException if the checkpoint is one of another source or target, or some
   *     other file, or if the rows of the source's sets are not as many as it says
   * @throws IllegalStateException if another import is using the checkpoint
   * @throws UncheckedIOException if the checkpoint cannot be opened
   */
  public ImportResult run(ImportSource<W> source, Path checkpoint) {
    requireSound(source);
    try (Checkpoint done = Checkpoint.open(checkpoint, source, target)) {
      return run(source, done::isWritten, done::add);
    }
  }

  private ImportResult run(ImportSource<W> source, IntPredicate isWritten, IntConsumer note) {
    AtomicLong retries = new AtomicLong();
    List<Integer> sets = new ArrayList<>();
    int resumed = 0;
    for (int set = 0; set < source.sets(); set++) {
      if (isWritten.test(set)) {
        resumed++;
        listener.written(source.rowsIn(set));
      } else {
        sets.add(set);
      }
    }
    // The same order for the same source, so that a run can be repeated.
    Collections.shuffle(sets, new Random(source.name().hashCode()));
    ImportWorkers<W> run =
        new ImportWorkers<>(source, note, writer, retrying(retries), listener, sets);
    run.work(workers);
    return new ImportResult(run.rows(), sets.size(), resumed, retries.get());
  }

  private static void requireSound(ImportSource<?> source) {
    requireOneLine("the name of the source", source.name());
    long sum = 0;
    for (int set = 0; set < source.sets(); set++) {
      sum += source.rowsIn(set);
    }
    if (sum != source.rows()) {
      throw new IllegalArgumentException(
          "the "
              + source.sets()
              + " sets of "
              + source.name()
              + " have "
              + sum
              + " rows, but rows() is "
              + source.rows()
              + ", and must be their sum");
    }
  }

  private FailsafeExecutor<Object> retrying(AtomicLong retries) {
    return Failsafe.with(
        RetryPolicy.builder()
            .handleIf(writer::isRetryable)
            .withMaxRetries(mostTries - 1)
            .withDelayFn(it -> waits.after(it.getAttemptCount(), ThreadLocalRandom.current()))
            .onRetry(it -> retries.incrementAndGet())
            .build());
  }
}
