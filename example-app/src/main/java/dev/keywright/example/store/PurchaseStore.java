package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.KeyRange;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Purchases in a sorted store, under their keys. */
public final class PurchaseStore implements AutoCloseable {
  private final SortedStore rows;

  public PurchaseStore(SortedStore rows) {
    this.rows = rows;
  }

  /** Writes all of these purchases or none; a purchase replaces the one with the same key. */
  public void put(List<Purchase> purchases) {
    rows.write(purchases.stream().map(PurchaseStore::row).toList());
  }

  private static Row row(Purchase purchase) {
    return new Row(
        PurchaseRowKey.of(PurchaseKey.of(purchase)), purchase.attributes().getBytes(UTF_8));
  }

  /** The purchase with this key. */
  public Optional<Purchase> get(PurchaseKey key) {
    byte[] rowKey = PurchaseRowKey.of(key);
    return rows.get(rowKey).map(value -> purchase(new Row(rowKey, value)));
  }

  /** The purchases of a range, in the order of the store. The caller closes the stream. */
  public Stream<Purchase> scan(KeyRange<?> range) {
    return rows.scan(PurchaseRowKey.from(range), PurchaseRowKey.to(range))
        .map(PurchaseStore::purchase);
  }

  /** How many purchases a range holds. */
  public long count(KeyRange<?> range) {
    try (Stream<Purchase> purchases = scan(range)) {
      return purchases.count();
    }
  }

  private static Purchase purchase(Row row) {
    PurchaseKey key =
        PurchaseKey.decode(
            PurchaseRowKey.partitionKey(row.key()), PurchaseRowKey.orderNumber(row.key()));
    return new Purchase(
        key.deviceId(),
        key.sellerId(),
        key.cardId(),
        key.orderNumber(),
        new String(row.value(), UTF_8));
  }

  @Override
  public void close() {
    rows.close();
  }
}
