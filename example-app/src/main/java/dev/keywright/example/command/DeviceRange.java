package dev.keywright.example.command;

import dev.keywright.example.remote.Devices;
import dev.keywright.runtime.KeyRange;

/** A run of devices as a range of keys, with refusals for the screen. */
final class DeviceRange {
  private DeviceRange() {}

  static KeyRange<String> of(Devices devices) {
    try {
      return devices.purchases();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    }
  }
}
