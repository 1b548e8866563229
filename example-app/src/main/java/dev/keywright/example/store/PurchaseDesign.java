package dev.keywright.example.store;

import dev.keywright.example.DevicePurchaseKey;
import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.StoredColumns;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The keys under which purchases can be stored, and how each answers a question for devices. */
public enum PurchaseDesign {
  /** The guide's key, for stores that sort partition keys: a run of devices is one range. */
  GUIDE,
  /** A partition for each device, for stores that sort partitions and have two columns of text. */
  SORTED_DEVICES,
  /** The same for stores that find partitions by a hash: each device is a range of its own. */
  HASHED_DEVICES;

  /** What the key is made of, for the adapter of a store. */
  public String layout() {
    return this == GUIDE ? PurchaseKey.LAYOUT : DevicePurchaseKey.LAYOUT;
  }

  /** The key of a purchase. */
  public Key key(Purchase purchase) {
    return this == GUIDE
        ? PurchaseKey.of(purchase)
        : new DevicePurchaseKey(
            purchase.deviceId(), purchase.sellerId(), purchase.cardId(), purchase.orderNumber());
  }

  /** The purchase in a row. */
  Purchase purchase(StoredColumns columns, String attributes) {
    if (this == GUIDE) {
      PurchaseKey key =
          PurchaseKey.decode(columns.text("partitionKey"), columns.number("orderNumber"));
      return new Purchase(
          key.deviceId(), key.sellerId(), key.cardId(), key.orderNumber(), attributes);
    }
    DevicePurchaseKey key =
        DevicePurchaseKey.decode(columns.text("partitionKey"), columns.text("sortKey"));
    return new Purchase(
        key.deviceId(), key.sellerId(), key.cardId(), key.orderNumber(), attributes);
  }

  /** The ranges of the devices from one up to another, or to the end, in the order to be read. */
  public List<KeyRange<?>> ranges(int from, @Nullable Integer to) {
    if (this == GUIDE) {
      PurchaseKey.Scan scan = PurchaseKey.scan();
      return List.of(
          to == null ? scan.deviceId().atLeast(from) : scan.deviceId().between(from, to));
    }
    DevicePurchaseKey.Scan scan = DevicePurchaseKey.scan();
    KeyRange<?> all =
        to == null ? scan.deviceId().atLeast(from) : scan.deviceId().between(from, to);
    if (this == SORTED_DEVICES) {
      return List.of(all);
    }
    if (to == null || to - from > 1_000) {
      throw new IllegalArgumentException(
          "this store finds devices one at a time, by their hash: name --device-from and"
              + " --device-to, with at most 1,000 devices between them");
    }
    Stream<Integer> devices = IntStream.range(from, to).boxed();
    return devices.<KeyRange<?>>map(device -> scan.deviceId(device).all()).toList();
  }
}
