package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.Objects;

/** Tells a range that holds one content of its column from one that can hold several. */
public final class OneContent {
  private OneContent() {}

  /** Whether the upper bound of a range is what follows its lower one. */
  public static <C> boolean isBetween(KeyRange<C> range) {
    C to = range.to();
    return to != null && Objects.deepEquals(to, range.order().next(range.from()));
  }
}
