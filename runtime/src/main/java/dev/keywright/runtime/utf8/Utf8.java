package dev.keywright.runtime.utf8;

import java.util.Locale;

/** Writes single characters as UTF-8 into a caller's array, so that a key costs one array. */
public final class Utf8 {
  /** What follows a zero inside a content, so that no content ends there. */
  public static final byte AFTER_ZERO = (byte) 0xFF;

  private Utf8() {}

  /** As {@link String#codePointAt}, without its cost for the characters that are not surrogates. */
  public static int codePointAt(String text, int index) {
    char c = text.charAt(index);
    return Character.isSurrogate(c) ? text.codePointAt(index) : c;
  }

  /** The number of bytes of a code point. */
  public static int size(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }

  /** The number of bytes of a text without lone surrogates. */
  public static int size(String text) {
    return size(text, 1);
  }

  /**
   * The number of bytes of a text, or -1 if it holds half of a surrogate pair.
   *
   * @param zero how many bytes a zero takes: 1, or 2 if it is escaped
   */
  public static int size(String text, int zero) {
    int size = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x800) {
        size += 2;
        if (Character.isSurrogate(c) && !isPairAt(text, i++)) {
          return -1;
        }
      } else if (c >= 0x80) {
        size++;
      } else if (c == 0) {
        size += zero - 1;
      }
    }
    return size;
  }

  // Two surrogates share four bytes, two of which their number of characters has counted.
  private static boolean isPairAt(String text, int index) {
    return text.codePointAt(index) > Character.MAX_VALUE;
  }

  /** Writes a text without lone surrogates, and returns the index after it. */
  public static int write(String text, byte[] out, int start) {
    return write(text, out, start, false);
  }

  /**
   * As {@link #write(String, byte[], int)}.
   *
   * @param escapesZero whether {@link #AFTER_ZERO} is written after each zero
   */
  public static int write(String text, byte[] out, int start, boolean escapesZero) {
    int at = start;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        out[at++] = (byte) c;
        if (escapesZero && c == 0) {
          out[at++] = AFTER_ZERO;
        }
      } else if (c < 0x800) {
        out[at++] = (byte) (0xC0 | (c >> 6));
        out[at++] = (byte) (0x80 | (c & 0x3F));
      } else if (!Character.isSurrogate(c)) {
        out[at++] = (byte) (0xE0 | (c >> 12));
        out[at++] = (byte) (0x80 | ((c >> 6) & 0x3F));
        out[at++] = (byte) (0x80 | (c & 0x3F));
      } else {
        at = write(text.codePointAt(i++), out, at);
      }
    }
    return at;
  }

  /** Writes a code point and returns the index after it. */
  public static int write(int codePoint, byte[] out, int at) {
    int end = at + size(codePoint);
    if (codePoint < 0x80) {
      out[at] = (byte) codePoint;
      return end;
    }
    int rest = codePoint;
    for (int i = end - 1; i > at; i--) {
      out[i] = (byte) (0x80 | (rest & 0x3F));
      rest >>= 6;
    }
    // The first byte begins with as many ones as there are bytes.
    out[at] = (byte) ((0xF00 >> (end - at)) | rest);
    return end;
  }

  /** How messages call a code point, such as {@code U+00E9}. */
  public static String named(int codePoint) {
    String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
    return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
  }
}
