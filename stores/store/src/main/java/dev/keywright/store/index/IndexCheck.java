package dev.keywright.store.index;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Compares an index that the application keeps with its table, both ways: each row has its entry,
 * and each entry is that of its row.
 *
 * <pre>{@code
 * IndexCounts counts = IndexCheck.of(OrderByStatusKey::tryOf).run(table, faults);
 * }</pre>
 *
 * <p>It compares keys, and no other columns: an entry whose projected values are those of an older
 * row is right.
 *
 * <p>Rows may change meanwhile, if writers keep the order of {@link
 * dev.keywright.runtime.IndexChange}: put the entry, write the row, delete the old entry. Between
 * two of these steps, an entry is of no row yet. So what looks wrong is looked at again, and it
 * counts if it still is: {@link #settling} says how much later. A writer may need an entry again
 * just when it is reported as orphaned; so its row is looked at once more, and the entry reported
 * as missing if it was deleted. A writer that waits longer between two steps can lose its entry to
 * a check that mends.
 *
 * @param <R> a row of the table
 * @param <K> the generated key of the index
 */
public final class IndexCheck<R, K> {
  private static final int MOST_SUSPECTS = 1_000;
  private static final long NANOS_OF_MILLI = Duration.ofMillis(1).toNanos();

  private final Function<? super R, Optional<K>> entryOf;
  private final Duration settling;
  private final Waiting waiting;

  private IndexCheck(Function<? super R, Optional<K>> entryOf, Duration settling, Waiting waiting) {
    this.entryOf = entryOf;
    this.settling = settling;
    this.waiting = waiting;
  }

  /**
   * A check that looks at once again at what seems wrong: for a table that nobody writes to.
   *
   * @param entryOf makes the entry of a row; empty if the row has none: {@code
   *     OrderByStatusKey::tryOf}, or {@code order -> Optional.of(OrderByDayKey.of(order))}
   */
  public static <R, K> IndexCheck<R, K> of(Function<? super R, Optional<K>> entryOf) {
    return new IndexCheck<>(entryOf, Duration.ZERO, Thread::sleep);
  }

  /**
   * The same for a table that is written to: it waits before it looks again, once for each thousand
   * of what seems wrong, and once more after it has reported orphaned entries.
   *
   * @param time longer than any writer needs from its first step to its last
   * @throws IllegalArgumentException if the time is negative
   */
  public IndexCheck<R, K> settling(Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException("the time to settle is " + time + ", below zero");
    }
    return new IndexCheck<>(entryOf, time, waiting);
  }

  /** The same with another way to wait. */
  IndexCheck<R, K> waiting(Waiting other) {
    return new IndexCheck<>(entryOf, settling, other);
  }

  /**
   * Compares the index with its table.
   *
   * @param faults is told what is wrong
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public IndexCounts run(IndexedTable<R, K> table, EntryFaults<? super R, ? super K> faults)
      throws InterruptedException {
    Comparison<R, K> comparison = new Comparison<>(this, table, faults);
    comparison.compareRows();
    comparison.compareEntries();
    return new IndexCounts(
        comparison.rows, comparison.entries, comparison.missing, comparison.orphaned);
  }

  /** One run, and what it has counted so far. */
  private static final class Comparison<R, K> {
    private final IndexCheck<R, K> check;
    private final IndexedTable<R, K> table;
    private final EntryFaults<? super R, ? super K> faults;
    private final List<K> suspects = new ArrayList<>();
    private long rows;
    private long entries;
    private long missing;
    private long orphaned;

    private Comparison(
        IndexCheck<R, K> check,
        IndexedTable<R, K> table,
        EntryFaults<? super R, ? super K> faults) {
      this.check = check;
      this.table = table;
      this.faults = faults;
    }

    void compareRows() throws InterruptedException {
      for (Iterator<R> all = table.rows(); all.hasNext(); ) {
        rows++;
        Optional<K> entry = check.entryOf.apply(all.next());
        if (entry.isPresent() && !table.has(entry.get())) {
          suspects.add(entry.get());
        }
        if (suspects.size() == MOST_SUSPECTS || !all.hasNext()) {
          settle();
          suspects.forEach(this::reportMissing);
          suspects.clear();
        }
      }
    }

    void compareEntries() throws InterruptedException {
      for (Iterator<K> all = table.entries(); all.hasNext(); ) {
        entries++;
        K entry = all.next();
        if (rowOf(entry).isEmpty()) {
          suspects.add(entry);
        }
        if (suspects.size() == MOST_SUSPECTS || !all.hasNext()) {
          settle();
          suspects.removeIf(it -> !reportsOrphaned(it));
          settle();
          suspects.forEach(this::reportMissing);
          suspects.clear();
        }
      }
    }

    private void settle() throws InterruptedException {
      if (!suspects.isEmpty() && !check.settling.isZero()) {
        check.waiting.forMillis(check.settling.plusNanos(NANOS_OF_MILLI - 1).toMillis());
      }
    }

    /** The row that an entry is of now. */
    private Optional<R> rowOf(K entry) {
      return table
          .row(entry)
          .filter(row -> check.entryOf.apply(row).filter(entry::equals).isPresent());
    }

    // The row may have got another entry since, which was put before the row was written.
    private void reportMissing(K entry) {
      if (!table.has(entry)) {
        rowOf(entry)
            .ifPresent(
                row -> {
                  missing++;
                  faults.missing(row, entry);
                });
      }
    }

    private boolean reportsOrphaned(K entry) {
      boolean isOrphaned = table.has(entry) && rowOf(entry).isEmpty();
      if (isOrphaned) {
        orphaned++;
        faults.orphaned(entry);
      }
      return isOrphaned;
    }
  }

  /** What the thread does while rows and entries settle. */
  interface Waiting {
    void forMillis(long millis) throws InterruptedException;
  }
}
