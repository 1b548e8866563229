package dev.keywright.example.demo;

import dev.keywright.example.Purchase;
import dev.keywright.example.store.PurchaseRowKey;
import dev.keywright.example.store.Row;
import java.util.List;
import java.util.Locale;

/**
 * A partition key that is joined by hand, as teams do without Keywright, which refuses these
 * designs.
 *
 * @param deviceFormat how the device is written
 */
record JoinedDesign(String deviceFormat, char separator, List<Verdict> verdicts) {
  static final JoinedDesign UNPADDED_COLON = new JoinedDesign("%d", ':', Designs.UNPADDED_COLON);
  static final JoinedDesign PADDED_COLON = new JoinedDesign("%06d", ':', Designs.PADDED_COLON);

  String device(int deviceId) {
    return String.format(Locale.ROOT, deviceFormat, deviceId);
  }

  Row row(Purchase purchase) {
    String partitionKey =
        device(purchase.deviceId())
            + separator
            + purchase.sellerId()
            + separator
            + purchase.cardId();
    return new Row(PurchaseRowKey.of(partitionKey, purchase.orderNumber()), new byte[0]);
  }
}
