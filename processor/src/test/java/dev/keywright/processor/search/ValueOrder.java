package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.UUID;

/** The order of values, smallest first. */
final class ValueOrder {
  private ValueOrder() {}

  /** -1, 0 or 1. */
  static int compare(Part part, Object a, Object b) {
    return Integer.signum(ascending(part, a, b));
  }

  private static int ascending(Part part, Object a, Object b) {
    if (a instanceof Long number) {
      return number.compareTo((Long) b);
    }
    if (a instanceof String text) {
      return Arrays.compareUnsigned(text.getBytes(UTF_8), ((String) b).getBytes(UTF_8));
    }
    if (a instanceof byte[] bytes) {
      return Arrays.compareUnsigned(bytes, (byte[]) b);
    }
    if (part.type() instanceof PartType.Codes codes) {
      return codes.constants().indexOf(a) - codes.constants().indexOf(b);
    }
    if (a instanceof UUID one && b instanceof UUID other) {
      int high = Long.compareUnsigned(one.getMostSignificantBits(), other.getMostSignificantBits());
      return high != 0
          ? high
          : Long.compareUnsigned(one.getLeastSignificantBits(), other.getLeastSignificantBits());
    }
    if (a instanceof Instant time) {
      return time.compareTo((Instant) b);
    }
    if (a instanceof LocalDate date) {
      return date.compareTo((LocalDate) b);
    }
    if (a instanceof Double number) {
      return number.compareTo((Double) b);
    }
    return a instanceof Character c
        ? c.compareTo((Character) b)
        : ((Boolean) a).compareTo((Boolean) b);
  }
}
