package dev.keywright.runtime.binary;

import dev.keywright.runtime.utf8.Utf8;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * How contents of any length are told apart from what follows them: each byte 00 becomes 00 FF, and
 * 00 01 ends the content. So no content begins another one, and all sort as they do by themselves.
 * {@link Utf8#write(String, byte[], int, boolean)} writes the FF in texts.
 */
final class ZeroEscapes {
  /** How many bytes the end takes. */
  static final int END = 2;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long LOWEST_BITS = 0x0101_0101_0101_0101L;
  private static final long HIGHEST_BITS = 0x8080_8080_8080_8080L;

  private static final byte ZERO = 0;
  static final byte ENDED = 1;

  private ZeroEscapes() {}

  /** Writes the second byte of a zero that has been written, and returns the index after it. */
  static int writeAfterZero(byte[] out, int at) {
    out[at] = Utf8.AFTER_ZERO;
    return at + 1;
  }

  /** Writes the end and returns the index after it. */
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

  /** How many contents end in what is read. */
  static int ends(byte[] in, int from, int to) {
    int ends = 0;
    for (int at = indexOfZero(in, from, to); at + 1 < to; at = indexOfZero(in, at + END, to)) {
      ends += in[at + 1] == ENDED ? 1 : 0;
    }
    return ends;
  }

  /** The index of the next byte that is zero or beyond ASCII, or the end of what is read. */
  static int endOfAscii(byte[] in, int from, int to) {
    int at = from;
    for (; to - at >= Long.BYTES; at += Long.BYTES) {
      long eight = (long) LONGS.get(in, at);
      // A zero borrows from its own highest bit, and what is beyond ASCII has it.
      long found = ((eight - LOWEST_BITS) | eight) & HIGHEST_BITS;
      if (found != 0) {
        return at + Long.numberOfTrailingZeros(found) / Byte.SIZE;
      }
    }
    while (at < to && in[at] > 0) {
      at++;
    }
    return at;
  }

  /** The index of the next zero, or the end of what is read. */
  static int indexOfZero(byte[] in, int from, int to) {
    return indexOf(ZERO, in, from, to);
  }

  /** The index of the next byte like this, or the end of what is read. */
  static int indexOf(byte b, byte[] in, int from, int to) {
    long eightOf = LOWEST_BITS * (b & 0xFF);
    int at = from;
    for (; to - at >= Long.BYTES; at += Long.BYTES) {
      long eight = (long) LONGS.get(in, at) ^ eightOf;
      // Only a zero borrows from its own highest bit; of those above, the lowest one is looked at.
      long zeros = (eight - LOWEST_BITS) & ~eight & HIGHEST_BITS;
      if (zeros != 0) {
        return at + Long.numberOfTrailingZeros(zeros) / Byte.SIZE;
      }
    }
    while (at < to && in[at] != b) {
      at++;
    }
    return at;
  }

  /** Reads a content up to its end, and returns it without escapes. */
  static byte[] read(BinaryReader in, boolean descending) {
    int flip = descending ? -1 : 0;
    byte[] bytes = in.bytes();
    int from = in.index(in.position());
    int to = from + in.remaining();
    int zero = indexOf((byte) flip, bytes, from, to);
    // Mostly, the first zero is the one of the end.
    int end =
        zero + 1 < to && (bytes[zero + 1] ^ flip) == ENDED ? zero : end(bytes, zero, to, flip);
    if (end < 0) {
      throw malformed(in, flip);
    }
    in.skip(end - from + END);
    return content(bytes, from, end, flip, end > zero);
  }

  // These do not take the reader: however they are compiled, no reader has to be an object.

  /** The index of the end of a content, from one of its zeros on; or -1 if there is none. */
  private static int end(byte[] in, int from, int to, int flip) {
    for (int i = from; i + 1 < to; i++) {
      if ((in[i] ^ flip) == ZERO) {
        int second = (byte) (in[++i] ^ flip);
        if (second != Utf8.AFTER_ZERO) {
          return second == ENDED ? i - 1 : -1;
        }
      }
    }
    return -1;
  }

  private static byte[] content(byte[] in, int from, int end, int flip, boolean escaped) {
    if (escaped) {
      return unescaped(in, from, end, flip);
    }
    byte[] content = Arrays.copyOfRange(in, from, end);
    if (flip != 0) {
      complement(content, 0, content.length);
    }
    return content;
  }

  private static byte[] unescaped(byte[] in, int from, int end, int flip) {
    int zeros = 0;
    for (int i = from; i < end; i++) {
      zeros += (in[i] ^ flip) == ZERO ? 1 : 0;
    }
    byte[] unescaped = new byte[end - from - zeros];
    for (int i = from, at = 0; at < unescaped.length; i++, at++) {
      unescaped[at] = (byte) (in[i] ^ flip);
      if (unescaped[at] == ZERO) {
        i++;
      }
    }
    return unescaped;
  }

  /** Where the end is missing, or a zero is followed by neither. */
  private static RuntimeException malformed(BinaryReader in, int flip) {
    int to = in.position() + in.remaining();
    for (int i = in.position(); i < to; i++) {
      if ((in.bytes()[in.index(i)] ^ flip) == ZERO) {
        i++;
        if (i < to && (byte) (in.bytes()[in.index(i)] ^ flip) != Utf8.AFTER_ZERO) {
          return in.malformedAt(i, flip == 0 ? "ff or 01 after 00" : "00 or fe after ff");
        }
      }
    }
    return in.malformedAt(
        to, flip == 0 ? "the end 00 01 of the part" : "the end ff fe of the part");
  }
}
