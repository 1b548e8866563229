package dev.keywright.runtime.number;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Two values that another system does not write in their order.
 *
 * @param lower the smaller one
 * @param upper the larger one
 */
public record OutOfOrder(long lower, long upper) {
  /** The smallest number of so many bytes, in two's complement. */
  static long firstOfBytes(int bytes) {
    return -1L << (Byte.SIZE * bytes - 1);
  }

  /** A difference, or the end of a {@code long} that it lies beyond. */
  static long minus(long from, long number) {
    long difference = from - number;
    boolean isBeyond = ((from ^ number) & (from ^ difference)) < 0;
    return isBeyond ? (from < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : difference;
  }

  static Optional<OutOfOrder> firstBroken(NumberForm form, int typeBytes, long min, long max) {
    long low = Math.max(min, form.min(typeBytes));
    long high = Math.min(max, form.max(typeBytes));
    if (low > high) {
      return Optional.empty();
    }
    if (form.isOfBits(typeBytes)) {
      return ofBits(form, low, high);
    }
    if (form.countDownFrom().isPresent()) {
      OptionalLong before = before(form, form.counted(high), form.counted(low));
      // The number behind it is that of the value before it.
      return before.isEmpty()
          ? Optional.empty()
          : Optional.of(pair(form.counted(before.getAsLong()) - 1));
    }
    OptionalLong before = before(form, low, high);
    return before.isEmpty() ? Optional.empty() : Optional.of(pair(before.getAsLong()));
  }

  private static OutOfOrder pair(long lower) {
    return new OutOfOrder(lower, lower + 1);
  }

  // Of values without a sign, those that Java takes for negative are the largest.
  private static Optional<OutOfOrder> ofBits(NumberForm form, long low, long high) {
    OptionalLong before = OptionalLong.empty();
    if (high >= 0) {
      before = before(form, Math.max(low, 0), high);
    }
    if (before.isEmpty() && low < 0) {
      before = before(form, low, Math.min(high, -1));
    }
    if (before.isPresent()) {
      return Optional.of(pair(before.getAsLong()));
    }
    boolean isTurned =
        form.encoding().sortedBy().isReversed()
            && low < 0
            && high >= 0
            && form.encoding().sortedBy().compare(high, low) > 0;
    return isTurned ? Optional.of(new OutOfOrder(high, low)) : Optional.empty();
  }

  private static OptionalLong before(NumberForm form, long low, long high) {
    return form.encoding().sortedBy().firstMisordered(form.width(), low, high);
  }
}
