package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.store.PurchaseStore;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The guide's question, asked twice: by a range read, and by reading every row and looking at it.
 *
 * @param rows how many purchases the store holds
 * @param ranged how many of devices 15 to below 100 a range read finds
 * @param filtered how many a filter finds
 */
record Verification(long rows, long ranged, long filtered) {
  private static final int FROM = 15;
  private static final int TO = 100;

  static Verification of(PurchaseStore store) {
    long[] counts = new long[2];
    try (Stream<Purchase> all = store.scan(PurchaseKey.scan().all())) {
      all.forEach(
          purchase -> {
            counts[0]++;
            counts[1] += FROM <= purchase.deviceId() && purchase.deviceId() < TO ? 1 : 0;
          });
    }
    return new Verification(
        counts[0], store.count(PurchaseKey.scan().deviceId().between(FROM, TO)), counts[1]);
  }

  boolean holds() {
    return ranged == filtered;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "Devices [%d, %d): %,d by a range read, %,d by looking at each of %,d rows: %s",
        FROM,
        TO,
        ranged,
        filtered,
        rows,
        holds() ? "equal" : "NOT EQUAL");
  }
}
