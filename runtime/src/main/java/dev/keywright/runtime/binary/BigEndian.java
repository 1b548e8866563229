package dev.keywright.runtime.binary;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Unsigned numbers of 1 to 8 bytes, most significant byte first, so that they sort as bytes. */
final class BigEndian {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private BigEndian() {}

  /** The bit that is set for negative numbers of so many bytes. */
  static long sign(int bytes) {
    return 1L << (Byte.SIZE * bytes - 1);
  }

  /**
   * Writes the lowest bytes of a number and returns the index behind them. There is no loop, which
   * would take most of the code of a number.
   */
  static int write(long number, int bytes, byte[] out, int at) {
    if (bytes == Long.BYTES) {
      LONGS.set(out, at, number);
      return at + Long.BYTES;
    }
    int index = at;
    int left = bytes;
    if (left >= Integer.BYTES) {
      left -= Integer.BYTES;
      INTS.set(out, index, (int) (number >>> (Byte.SIZE * left)));
      index += Integer.BYTES;
    }
    if (left >= Short.BYTES) {
      left -= Short.BYTES;
      out[index++] = (byte) (number >>> (Byte.SIZE * (left + 1)));
      out[index++] = (byte) (number >>> (Byte.SIZE * left));
    }
    if (left > 0) {
      out[index++] = (byte) number;
    }
    return index;
  }

  /** The number that is in so many bytes; the bits above them are zero. Again without a loop. */
  static long read(byte[] in, int at, int bytes) {
    if (bytes == Long.BYTES) {
      return (long) LONGS.get(in, at);
    }
    int index = at;
    long number = 0;
    if ((bytes & Integer.BYTES) != 0) {
      number = Integer.toUnsignedLong((int) INTS.get(in, index));
      index += Integer.BYTES;
    }
    int left = bytes & (Integer.BYTES - 1);
    if (left == 0) {
      return number;
    }
    // In an int: with a long of each byte, JDK 25 reads a list of such numbers more slowly.
    int rest = in[index] & 0xFF;
    if (left > 1) {
      rest = rest << Byte.SIZE | (in[index + 1] & 0xFF);
    }
    if (left > 2) {
      rest = rest << Byte.SIZE | (in[index + 2] & 0xFF);
    }
    return number << (Byte.SIZE * left) | rest;
  }

  /** The lowest bytes of a number in reverse order; the bits above them are zero. */
  static long reversed(long number, int bytes) {
    return Long.reverseBytes(number) >>> (Long.SIZE - Byte.SIZE * bytes);
  }
}
