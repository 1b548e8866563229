package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.StoredColumns;
import java.util.List;

/** The guide's own key, for stores that sort partition keys: devices are one range. */
final class GuideDesign implements PurchaseDesign {
  @Override
  public String layout() {
    return PurchaseKey.LAYOUT;
  }

  @Override
  public Key key(Purchase purchase) {
    return PurchaseKey.of(purchase);
  }

  @Override
  public List<KeyRange<?>> ranges(Devices devices) {
    return List.of(devices.purchases());
  }

  @Override
  public KeyRange<?> only(Purchase purchase) {
    return PurchaseKey.scan()
        .deviceId(purchase.deviceId())
        .sellerId(purchase.sellerId())
        .cardId(purchase.cardId())
        .orderNumber(purchase.orderNumber());
  }

  @Override
  public Purchase purchase(StoredColumns columns, String attributes) {
    PurchaseKey key =
        PurchaseKey.decode(columns.text("partitionKey"), columns.number("orderNumber"));
    return new Purchase(
        key.deviceId(), key.sellerId(), key.cardId(), key.orderNumber(), attributes);
  }
}
