package dev.keywright.store.kv.repository;

import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A repository of an application, over whichever client reads the rows. */
final class Purchases<R> {
  private final StoreReader<R> reader;
  private final Function<R, PurchaseKey> keyOf;

  Purchases(StoreReader<R> reader, Function<R, PurchaseKey> keyOf) {
    this.reader = reader;
    this.keyOf = keyOf;
  }

  List<PurchaseKey> ofSeller(int deviceId, String sellerId) {
    List<PurchaseKey> found = new ArrayList<>();
    var range = PurchaseKey.scan().deviceId(deviceId).sellerId(sellerId).all();
    try (PagedRows<R> rows = reader.read(range)) {
      rows.forEachRemaining(row -> found.add(keyOf.apply(row)));
    }
    return found;
  }
}
