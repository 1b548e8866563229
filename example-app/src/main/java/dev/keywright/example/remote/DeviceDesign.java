package dev.keywright.example.remote;

import dev.keywright.example.DevicePurchase;
import dev.keywright.example.DevicePurchaseKey;
import dev.keywright.example.Purchase;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.StoredColumns;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A partition for each device, for stores whose keys have two columns of text.
 *
 * @param sortsPartitions whether devices are one range; otherwise each is a range of its own
 */
record DeviceDesign(boolean sortsPartitions) implements PurchaseDesign {
  private static final int MOST_RANGES = 1_000;

  @Override
  public String layout() {
    return DevicePurchaseKey.LAYOUT;
  }

  @Override
  public Key key(Purchase purchase) {
    return DevicePurchaseKey.of(DevicePurchase.of(purchase));
  }

  @Override
  public List<KeyRange<?>> ranges(Devices devices) {
    DevicePurchaseKey.Scan scan = DevicePurchaseKey.scan();
    Integer from = devices.from();
    Integer to = devices.to();
    if (!sortsPartitions) {
      return eachDevice(devices);
    }
    if (from == null) {
      return List.of(to == null ? scan.all() : scan.deviceId().lessThan(to));
    }
    return List.of(to == null ? scan.deviceId().atLeast(from) : scan.deviceId().between(from, to));
  }

  private static List<KeyRange<?>> eachDevice(Devices devices) {
    Integer from = devices.from();
    Integer to = devices.to();
    if (from == null || to == null || (long) to - from > MOST_RANGES) {
      throw new StoreException(
          "this store finds devices one at a time, by their hash: name both --device-from and"
              + " --device-to, with at most "
              + MOST_RANGES
              + " devices between them");
    }
    return IntStream.range(from, to)
        .<KeyRange<?>>mapToObj(device -> DevicePurchaseKey.scan().deviceId(device).all())
        .toList();
  }

  @Override
  public KeyRange<?> only(Purchase purchase) {
    return DevicePurchaseKey.scan()
        .deviceId(purchase.deviceId())
        .sellerId(purchase.sellerId())
        .cardId(purchase.cardId())
        .orderNumber(purchase.orderNumber());
  }

  @Override
  public Purchase purchase(StoredColumns columns, String attributes) {
    DevicePurchaseKey key =
        DevicePurchaseKey.decode(columns.text("partitionKey"), columns.text("sortKey"));
    return new Purchase(
        key.deviceId(), key.sellerId(), key.cardId(), key.orderNumber(), attributes);
  }
}
