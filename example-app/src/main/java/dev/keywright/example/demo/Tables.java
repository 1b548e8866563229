package dev.keywright.example.demo;

import dev.keywright.example.Purchase;
import dev.keywright.example.store.PurchaseRowKey;
import dev.keywright.example.store.Row;
import dev.keywright.example.store.SortedStore;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows that were read, as tables of text. */
final class Tables {
  private static final byte[] BEGINNING = {};

  private Tables() {}

  static List<List<String>> of(List<Purchase> purchases) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("device", "seller", "card", "order"));
    for (Purchase purchase : purchases) {
      table.add(
          List.of(
              "" + purchase.deviceId(),
              purchase.sellerId(),
              "" + purchase.cardId(),
              "" + purchase.orderNumber()));
    }
    return table;
  }

  /** All rows of a store of purchases. */
  static List<List<String>> all(SortedStore store) {
    return range(store, BEGINNING, null);
  }

  /** The rows of a store of purchases between two bounds. */
  static List<List<String>> range(SortedStore store, byte[] from, byte @Nullable [] to) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("partition key", "order"));
    try (Stream<Row> rows = store.scan(from, to)) {
      rows.map(Row::key)
          .forEach(
              key ->
                  table.add(
                      List.of(
                          PurchaseRowKey.partitionKey(key), "" + PurchaseRowKey.orderNumber(key))));
    }
    return table;
  }
}
