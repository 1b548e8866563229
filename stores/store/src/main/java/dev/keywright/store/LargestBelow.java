package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The largest content below an exclusive bound, for stores whose own bound is inclusive. Text and
 * bytes have one only because the store limits their length.
 */
public final class LargestBelow {
  private static final int[] LARGEST_OF_BYTES = {0, 0x7f, 0x7ff, 0xffff, Character.MAX_CODE_POINT};

  private LargestBelow() {}

  /**
   * The largest content below a bound, or null if there is none.
   *
   * @param bound a {@code String}, {@code Long} or {@code byte[]}
   * @param mostBytes the most bytes of a content, those of a text in UTF-8; of no use for integers
   */
  public static @Nullable Object of(Object bound, int mostBytes) {
    if (bound instanceof Long number) {
      return number == Long.MIN_VALUE ? null : number - 1;
    }
    return bound instanceof String text ? text(text, mostBytes) : bytes((byte[]) bound, mostBytes);
  }

  private static byte @Nullable [] bytes(byte[] bound, int mostBytes) {
    if (bound.length > mostBytes) {
      return Arrays.copyOf(bound, mostBytes);
    }
    int last = bound.length - 1;
    if (last < 0) {
      return null;
    }
    if (bound[last] == 0) {
      return Arrays.copyOf(bound, last);
    }
    byte[] below = Arrays.copyOf(bound, mostBytes);
    below[last]--;
    Arrays.fill(below, bound.length, mostBytes, (byte) 0xff);
    return below;
  }

  private static @Nullable String text(String bound, int mostBytes) {
    String fitting = fitting(bound, mostBytes);
    if (fitting.length() < bound.length()) {
      return filled(fitting, mostBytes);
    }
    if (bound.isEmpty()) {
      return null;
    }
    int start = bound.offsetByCodePoints(bound.length(), -1);
    String before = bound.substring(0, start);
    int last = bound.codePointAt(start);
    if (last == 0) {
      return before;
    }
    int below = last - 1 == Character.MAX_SURROGATE ? Character.MIN_SURROGATE - 1 : last - 1;
    return filled(before + Character.toString(below), mostBytes);
  }

  /** The longest beginning of whole characters that is short enough. */
  static String fitting(String text, int mostBytes) {
    int end = 0;
    int left = mostBytes;
    while (end < text.length()) {
      int next = text.codePointAt(end);
      left -= width(next);
      if (left < 0) {
        return text.substring(0, end);
      }
      end += Character.charCount(next);
    }
    return text;
  }

  // A character of fewer bytes is below every one of more bytes, so what did not fit stays above.
  private static String filled(String beginning, int mostBytes) {
    StringBuilder text = new StringBuilder(beginning);
    int left = mostBytes - beginning.getBytes(UTF_8).length;
    while (left > 0) {
      int width = Math.min(left, LARGEST_OF_BYTES.length - 1);
      text.appendCodePoint(LARGEST_OF_BYTES[width]);
      left -= width;
    }
    return text.toString();
  }

  private static int width(int codePoint) {
    return Character.toString(codePoint).getBytes(UTF_8).length;
  }
}
