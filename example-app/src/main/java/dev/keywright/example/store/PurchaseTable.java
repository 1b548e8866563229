package dev.keywright.example.store;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The purchases in one store, written and read through the adapter of its client.
 *
 * @param name tells this table from those of other stores
 * @param design the key under which the store has purchases
 * @param newRow makes a row of a key and the attributes
 * @param attributes finds the attributes in a row
 * @param question what the client is asked for a range
 * @param place where in the store a key is, if the store tells
 * @param client is closed at the end
 */
public record PurchaseTable<R, W>(
    String name,
    PurchaseDesign design,
    StoreReader<R> reader,
    StoreWriter<W> writer,
    BiFunction<Key, String, W> newRow,
    Function<R, String> attributes,
    Function<KeyRange<?>, Object> question,
    Function<Key, Optional<String>> place,
    Closeable client)
    implements Closeable {
  /** Writes purchases; each replaces what is stored under its key. */
  public void write(List<Purchase> purchases) {
    writer.write(purchases.stream().map(this::row).toList());
  }

  /** A purchase as a row to be written. */
  public W row(Purchase purchase) {
    return newRow.apply(design.key(purchase), purchase.attributes());
  }

  /**
   * Hands over the purchases of some ranges, one range after the other, and returns their number.
   *
   * @param limit the largest number of purchases; the store is asked for no more
   */
  public long scan(List<KeyRange<?>> ranges, long limit, Consumer<Purchase> each) {
    long left = limit;
    for (KeyRange<?> range : ranges) {
      try (PagedRows<R> rows = reader.read(range, left)) {
        while (rows.hasNext()) {
          each.accept(purchase(rows.next()));
          left--;
        }
      }
    }
    return limit - left;
  }

  /** The purchase with this key. */
  public Optional<Purchase> find(Key key) {
    return reader.find(key).map(this::purchase);
  }

  private Purchase purchase(R row) {
    return design.purchase(reader.columns(row), attributes.apply(row));
  }

  @Override
  public void close() throws IOException {
    client.close();
  }
}
