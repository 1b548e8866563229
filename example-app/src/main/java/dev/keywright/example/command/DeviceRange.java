package dev.keywright.example.command;

import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.KeyRange;
import org.jspecify.annotations.Nullable;

/** A run of devices as a range of keys. */
final class DeviceRange {
  private DeviceRange() {}

  /**
   * @param from inclusive, or null for the first device
   * @param to exclusive, or null for the end
   */
  static KeyRange<String> of(@Nullable Integer from, @Nullable Integer to) {
    PurchaseKey.Scan scan = PurchaseKey.scan();
    try {
      if (from == null) {
        return to == null ? scan.all() : scan.deviceIdLessThan(to);
      }
      return to == null ? scan.deviceIdAtLeast(from) : scan.deviceIdBetween(from, to);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    }
  }
}
