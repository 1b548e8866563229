package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The rows of several ranges, one after the other; one of them is open at a time. */
final class RangeChain<R> implements PagedRows.Source<R>, AutoCloseable {
  private final Iterator<? extends KeyRange<?>> others;
  private final StoreReader<R> reader;
  private @Nullable KeyRange<?> range;
  private @Nullable PagedRows<R> open;
  private long madeBefore;

  RangeChain(List<? extends KeyRange<?>> ranges, StoreReader<R> reader) {
    this.others = ranges.iterator();
    this.reader = reader;
    this.range = nextRange();
  }

  private @Nullable KeyRange<?> nextRange() {
    return others.hasNext() ? others.next() : null;
  }

  @Override
  public boolean hasMore() {
    return range != null;
  }

  @Override
  public Iterable<R> next(long wanted) {
    // The range stays the same until it has no more rows: one that could not be read is read again.
    PagedRows<R> rows = open == null ? reader.read(Objects.requireNonNull(range), wanted) : open;
    open = rows;
    if (rows.hasNext()) {
      return List.of(rows.next());
    }
    madeBefore += rows.requests();
    open = null;
    range = nextRange();
    return List.of();
  }

  @Override
  public long made() {
    return madeBefore + (open == null ? 0 : open.requests());
  }

  @Override
  public void close() {
    if (open != null) {
      open.close();
    }
  }
}
