package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.Objects;

/** Tells a range that holds one content of its column from one that can hold several. */
public final class SingleContentRange {
  private SingleContentRange() {}

  /**
   * Whether the upper bound of a range is what follows its lower one. Nothing follows the last
   * integer, so its range has no upper bound.
   */
  public static <C> boolean isBetween(KeyRange<C> range) {
    return Objects.deepEquals(range.to(), range.order().next(range.from()));
  }
}
