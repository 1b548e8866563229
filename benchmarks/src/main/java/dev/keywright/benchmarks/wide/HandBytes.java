package dev.keywright.benchmarks.wide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;

/** What the experts of BINARY share: texts that end with 00 01, and numbers with a flipped sign. */
final class HandBytes {
  private HandBytes() {}

  static int writeLong(long number, byte[] out, int at) {
    Hand.LONGS.set(out, at, number ^ Long.MIN_VALUE);
    return at + 8;
  }

  static long number(byte[] key, int at) {
    return (long) Hand.LONGS.get(key, at) ^ Long.MIN_VALUE;
  }

  static int writeEnd(byte[] out, int at) {
    out[at] = 0;
    out[at + 1] = 1;
    return at + 2;
  }

  /** Where the letters from an index on end, with 00 01 behind them. */
  static int endOfLetters(byte[] key, int from, int most) {
    int end = from;
    while (end < key.length && Hand.isLetter(key[end])) {
      end++;
    }
    Hand.require(end - from <= most && end + 1 < key.length && key[end] == 0 && key[end + 1] == 1);
    return end;
  }

  /** The bytes of any text, zeros escaped. */
  static int size(String text) {
    int size = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || c >= 0x80) {
        size++;
        if (c >= 0x800) {
          Hand.require(!Character.isSurrogate(c) || isPair(text, i));
          size += Character.isSurrogate(c) ? 0 : 1;
        }
      }
    }
    return size;
  }

  /** Refuses half of a surrogate pair, which UTF-8 has no bytes for. */
  static void requirePairs(String text) {
    for (int i = 0; i < text.length(); i++) {
      Hand.require(!Character.isSurrogate(text.charAt(i)) || isPair(text, i));
    }
  }

  private static boolean isPair(String text, int i) {
    int c = text.codePointAt(i);
    return Character.isLowSurrogate((char) c)
        ? i > 0 && Character.isHighSurrogate(text.charAt(i - 1))
        : c > Character.MAX_VALUE;
  }

  static int write(String text, byte[] out, int start) {
    int at = start;
    for (int i = 0; i < text.length(); i++) {
      int c = text.charAt(i);
      if (c < 0x80) {
        out[at++] = (byte) c;
        if (c == 0) {
          out[at++] = -1;
        }
      } else if (c < 0x800) {
        out[at++] = (byte) (0xC0 | c >> 6);
        out[at++] = (byte) (0x80 | (c & 63));
      } else if (!Character.isSurrogate((char) c)) {
        out[at++] = (byte) (0xE0 | c >> 12);
        out[at++] = (byte) (0x80 | (c >> 6 & 63));
        out[at++] = (byte) (0x80 | (c & 63));
      } else {
        c = text.codePointAt(i++);
        out[at++] = (byte) (0xF0 | c >> 18);
        out[at++] = (byte) (0x80 | (c >> 12 & 63));
        out[at++] = (byte) (0x80 | (c >> 6 & 63));
        out[at++] = (byte) (0x80 | (c & 63));
      }
    }
    return at;
  }

  /** A text without zeros: they are rare enough for a slower way. */
  static String text(byte[] key, int from, int to) {
    return same(new String(key, from, to - from, UTF_8), key, from, to);
  }

  /** A text that was made of bytes, if nothing was replaced because it is no UTF-8. */
  static String same(String text, byte[] key, int from, int to) {
    Hand.require(
        text.indexOf('\uFFFD') < 0
            || Arrays.equals(text.getBytes(UTF_8), Arrays.copyOfRange(key, from, to)));
    return text;
  }
}
