package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The purchases of one range after the other. It is closed by whoever opened it. */
final class PurchaseRows<R> implements Iterator<Purchase>, AutoCloseable {
  private final Iterator<KeyRange<?>> ranges;
  private final Function<KeyRange<?>, PagedRows<R>> reader;
  private final Function<R, Purchase> purchase;
  private @Nullable PagedRows<R> rows;

  PurchaseRows(
      List<KeyRange<?>> ranges,
      Function<KeyRange<?>, PagedRows<R>> reader,
      Function<R, Purchase> purchase) {
    this.ranges = ranges.iterator();
    this.reader = reader;
    this.purchase = purchase;
  }

  @Override
  public boolean hasNext() {
    while (rows == null || !rows.hasNext()) {
      if (!ranges.hasNext()) {
        return false;
      }
      rows = reader.apply(ranges.next());
    }
    return true;
  }

  @Override
  public Purchase next() {
    if (!hasNext() || rows == null) {
      throw new NoSuchElementException();
    }
    return purchase.apply(rows.next());
  }

  @Override
  public void close() {
    if (rows != null) {
      rows.close();
    }
  }
}
