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
  private static final int LAST_CHARACTER_BYTES = LARGEST_OF_BYTES.length - 1;

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
    return bound instanceof String text
        ? text(text, mostBytes, /* mostFilled= */ mostBytes)
        : bytes((byte[]) bound, mostBytes);
  }

  /**
   * A content below a bound that is above all others below it in a column, or null if there is
   * none. Where no text of the column has the last character, U+10FFFF, that one character is for
   * all that can follow, and the content is short enough for logs.
   *
   * @param bound a {@code String}, {@code Long} or {@code byte[]}
   * @param mostBytes the most bytes of a content, those of a text in UTF-8
   */
  public static @Nullable Object of(Object bound, int mostBytes, ColumnCharacters characters) {
    if (bound instanceof String text
        && !characters.mayHold(Character.MAX_CODE_POINT, Character.MAX_CODE_POINT)) {
      return text(text, mostBytes, /* mostFilled= */ LAST_CHARACTER_BYTES);
    }
    return of(bound, mostBytes);
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

  private static @Nullable String text(String bound, int mostBytes, int mostFilled) {
    String fitting = fitting(bound, mostBytes);
    if (fitting.length() < bound.length()) {
      return filled(fitting, mostBytes, mostFilled);
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
    return filled(before + Character.toString(below), mostBytes, mostFilled);
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
  private static String filled(String beginning, int mostBytes, int mostFilled) {
    StringBuilder text = new StringBuilder(beginning);
    int left = Math.min(mostBytes - beginning.getBytes(UTF_8).length, mostFilled);
    while (left > 0) {
      int width = Math.min(left, LAST_CHARACTER_BYTES);
      text.appendCodePoint(LARGEST_OF_BYTES[width]);
      left -= width;
    }
    return text.toString();
  }

  private static int width(int codePoint) {
    return Character.toString(codePoint).getBytes(UTF_8).length;
  }
}
