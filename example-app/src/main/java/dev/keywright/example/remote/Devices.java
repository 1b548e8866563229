package dev.keywright.example.remote;

import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.KeyRange;
import org.jspecify.annotations.Nullable;

/**
 * A run of devices.
 *
 * @param from inclusive, or null for the first device
 * @param to exclusive, or null for the end
 */
public record Devices(@Nullable Integer from, @Nullable Integer to) {
  /**
   * Their purchases, under the guide's key.
   *
   * @throws IllegalArgumentException if a device cannot be, or they run backwards
   */
  public KeyRange<String> purchases() {
    PurchaseKey.Scan scan = PurchaseKey.scan();
    if (from == null) {
      return to == null ? scan.all() : scan.deviceId().lessThan(to);
    }
    return to == null ? scan.deviceId().atLeast(from) : scan.deviceId().between(from, to);
  }
}
