package dev.keywright.runtime.binary;

import java.util.Arrays;

/**
 * How contents of any length are told apart from what follows them: each byte 00 becomes 00 FF, and
 * 00 01 ends the content. So no content begins another one, and all sort as they do by themselves.
 */
final class Escapes {
  /** How many bytes the end takes. */
  static final int END = 2;

  private static final byte ZERO = 0;
  private static final byte ESCAPED = (byte) 0xFF;
  static final byte ENDED = 1;

  private Escapes() {}

  /** Writes the second byte of a zero that has been written, and returns the index behind it. */
  static int writeAfterZero(byte[] out, int at) {
    out[at] = ESCAPED;
    return at + 1;
  }

  /** Writes the end and returns the index behind it. */
  static int writeEnd(byte[] out, int at) {
    out[at] = ZERO;
    out[at + 1] = ENDED;
    return at + END;
  }

  /** Turns every byte into 255 less it, which turns the order around. */
  static void complement(byte[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (byte) ~out[i];
    }
  }

  /** How many bytes of {@code content[0, end)} take an escape. */
  static int zeros(byte[] content, int end) {
    int zeros = 0;
    for (int i = 0; i < end; i++) {
      if (content[i] == ZERO) {
        zeros++;
      }
    }
    return zeros;
  }

  /** Reads a content up to its end, and returns it without escapes. */
  static byte[] read(BinaryReader in, boolean descending) {
    int flip = descending ? -1 : 0;
    byte[] content = new byte[in.remaining()];
    int size = 0;
    while (true) {
      byte b = next(in, flip);
      if (b == ZERO) {
        int position = in.position();
        byte second = next(in, flip);
        if (second == ENDED) {
          return Arrays.copyOf(content, size);
        }
        if (second != ESCAPED) {
          throw in.malformedAt(position, descending ? "00 or fe after ff" : "ff or 01 after 00");
        }
      }
      content[size++] = b;
    }
  }

  private static byte next(BinaryReader in, int flip) {
    if (in.remaining() == 0) {
      throw in.malformedAt(
          in.position(), flip == 0 ? "the end 00 01 of the part" : "the end ff fe of the part");
    }
    return (byte) (in.takeNumber(1) ^ flip);
  }
}
