package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of several ranges, one after the other; one of them is open at a time. */
final class RangeChain<R> implements PagedRows.Source<R>, AutoCloseable {
  private final Iterator<? extends KeyRange<?>> ranges;
  private final StoreReader<R> reader;
  private @Nullable PagedRows<R> open;
  private long madeBefore;

  RangeChain(List<? extends KeyRange<?>> ranges, StoreReader<R> reader) {
    this.ranges = ranges.iterator();
    this.reader = reader;
  }

  @Override
  public boolean hasMore() {
    return open != null || ranges.hasNext();
  }

  @Override
  public Iterable<R> next(long wanted) {
    PagedRows<R> rows = open == null ? reader.read(ranges.next(), wanted) : open;
    open = rows;
    if (rows.hasNext()) {
      return List.of(rows.next());
    }
    madeBefore += rows.requests();
    open = null;
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
