package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import org.jspecify.annotations.Nullable;

/** Refuses values that are shorter or longer than a part may hold. */
public final class LengthLimits {
  private LengthLimits() {}

  /** The lengths that are left of all there are, in words; empty if all are. */
  public static String inWords(int min, int max) {
    if (max == Integer.MAX_VALUE) {
      return min == 0 ? "" : "at least " + min;
    }
    if (min == max) {
      return "exactly " + max;
    }
    return min == 0 ? "at most " + max : min + " to " + max;
  }

  /**
   * Refuses bytes.
   *
   * @throws InvalidPartException if they are null, too few or too many
   */
  public static void check(String part, byte @Nullable [] value, int min, int max) {
    check(part, value, NullCheck.require(part, value).length, min, max, " bytes");
  }

  /**
   * The length of a text.
   *
   * @throws InvalidPartException if it is null, too short or too long
   */
  public static int checked(String part, @Nullable String value, int min, int max) {
    int length = NullCheck.require(part, value).length();
    check(part, value, length, min, max, " characters");
    return length;
  }

  private static void check(
      String part, @Nullable Object value, int length, int min, int max, String unit) {
    if (length < min) {
      throw new InvalidPartException(part, value, "have a length of at least " + min);
    }
    if (length > max) {
      throw new InvalidPartException(part, value, "have at most " + max + unit);
    }
  }
}
