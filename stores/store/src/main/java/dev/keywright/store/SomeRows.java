package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table that a condition holds for, and skips the others. */
final class SomeRows<R> implements StoreReader<R> {
  private static final int MOST_ROWS_AT_ONCE = 1_024;

  private final StoreReader<R> all;
  private final Predicate<? super R> wanted;

  SomeRows(StoreReader<R> all, Predicate<? super R> wanted) {
    this.all = all;
    this.wanted = wanted;
  }

  @Override
  public PagedRows<R> read(KeyRange<?> range, long limit) {
    return PagedRows.from(new Run(range, null), limit);
  }

  @Override
  public PagedRows<R> readAfter(KeyRange<?> range, Position after, long limit) {
    return PagedRows.from(new Run(range, after), limit);
  }

  @Override
  public Position position(R row) {
    return all.position(row);
  }

  @Override
  public StoreLayout layout() {
    return all.layout();
  }

  @Override
  public StoredColumns columns(R row) {
    return all.columns(row);
  }

  @Override
  public long requests() {
    return all.requests();
  }

  /**
   * The rows of a range. As many are read at first as are wanted, and twice as many each time after
   * that: of few rows among many others, most are found with few requests.
   */
  private final class Run implements PagedRows.Source<R> {
    private final KeyRange<?> range;
    private @Nullable Position after;
    private long atOnce = 1;
    private boolean isLast;
    private long made;

    Run(KeyRange<?> range, @Nullable Position after) {
      this.range = range;
      this.after = after;
    }

    @Override
    public boolean hasMore() {
      return !isLast;
    }

    @Override
    public Iterable<R> next(long most) {
      long limit = Math.min(Math.max(most, atOnce), MOST_ROWS_AT_ONCE);
      List<R> rows = new ArrayList<>();
      try (PagedRows<R> page =
          after == null ? all.read(range, limit) : all.readAfter(range, after, limit)) {
        page.forEachRemaining(rows::add);
        made += page.requests();
      }
      isLast = rows.size() < limit;
      if (!isLast) {
        after = all.position(rows.get(rows.size() - 1));
        atOnce = 2 * limit;
      }
      return rows.stream().filter(wanted).toList();
    }

    @Override
    public long made() {
      return made;
    }
  }
}
