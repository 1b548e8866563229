package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The first purchases of one range after the other. It is closed by whoever opened it. */
final class PurchaseRows<R> implements Iterator<Purchase>, AutoCloseable {
  private final Iterator<KeyRange<?>> ranges;
  private final StoreReader<R> reader;
  private final Function<R, Purchase> purchase;
  private long left;
  private @Nullable PagedRows<R> rows;

  PurchaseRows(
      List<KeyRange<?>> ranges, long limit, StoreReader<R> reader, Function<R, Purchase> purchase) {
    this.ranges = ranges.iterator();
    this.left = limit;
    this.reader = reader;
    this.purchase = purchase;
  }

  @Override
  public boolean hasNext() {
    while (rows == null || !rows.hasNext()) {
      if (left == 0 || !ranges.hasNext()) {
        return false;
      }
      rows = reader.read(ranges.next(), left);
    }
    return true;
  }

  @Override
  public Purchase next() {
    if (!hasNext() || rows == null) {
      throw new NoSuchElementException();
    }
    Purchase next = purchase.apply(rows.next());
    left--;
    return next;
  }

  @Override
  public void close() {
    if (rows != null) {
      rows.close();
    }
  }
}
