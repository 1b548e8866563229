package dev.keywright.example;

import dev.keywright.example.store.PurchaseTable;
import java.io.PrintWriter;

/** Prints purchases of one table, one below the other. */
final class PurchaseLines {
  private final PurchaseTable<?, ?> table;
  private final PrintWriter out;

  private PurchaseLines(PurchaseTable<?, ?> table, PrintWriter out) {
    this.table = table;
    this.out = out;
  }

  /** Prints the names of the columns, for the lines that follow. */
  static PurchaseLines of(PurchaseTable<?, ?> table, PrintWriter out) {
    PurchaseLines lines = new PurchaseLines(table, out);
    lines.columns("partitionKey", "deviceId", "sellerId", "cardId", "orderNumber", "attributes");
    return lines;
  }

  /** Prints where the store keeps it, too, if the table knows. */
  void print(Purchase it) {
    String key = PurchaseKey.of(it).partitionKey();
    columns(key, it.deviceId(), it.sellerId(), it.cardId(), it.orderNumber(), it.attributes());
    table.place().apply(table.design().key(it)).ifPresent(at -> out.println("    in " + at));
  }

  private void columns(Object... columns) {
    out.printf("  %-27s %8s  %-8s  %11s  %12s  %s%n", columns);
  }
}
