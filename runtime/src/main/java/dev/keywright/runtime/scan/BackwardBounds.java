package dev.keywright.runtime.scan;

import dev.keywright.runtime.Shown;
import dev.keywright.runtime.codec.PartEncoder;

/** What is thrown for two bounds of which the first is above the second. */
final class BackwardBounds {
  private BackwardBounds() {}

  static IllegalArgumentException of(PartEncoder<?, ?> part, Object from, Object to) {
    return new IllegalArgumentException(
        part.name()
            + " between "
            + Shown.bound(from)
            + " and "
            + Shown.bound(to)
            + ": the first is above the second; swap them");
  }
}
