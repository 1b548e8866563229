package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import java.util.Locale;

/**
 * A purchase on one line, under a header. Rows are printed as they come, so the widths are fixed:
 * wide enough for every device and seller, and for cards of eleven digits.
 */
final class PurchaseLine {
  static final String HEADER =
      format("partitionKey", "deviceId", "sellerId", "cardId", "orderNumber", "attributes");

  private PurchaseLine() {}

  static String of(Purchase purchase) {
    return format(
        PurchaseKey.of(purchase).partitionKey(),
        purchase.deviceId(),
        purchase.sellerId(),
        purchase.cardId(),
        purchase.orderNumber(),
        purchase.attributes());
  }

  private static String format(Object... values) {
    return String.format(Locale.ROOT, "  %-27s  %8s  %-8s  %11s  %12s  %s", values).stripTrailing();
  }
}
