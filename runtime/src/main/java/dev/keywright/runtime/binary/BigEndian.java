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

  /** Writes the lowest bytes of a number and returns the index behind them. */
  static int write(long number, int bytes, byte[] out, int at) {
    switch (bytes) {
      case Long.BYTES -> LONGS.set(out, at, number);
      case Integer.BYTES -> INTS.set(out, at, (int) number);
      default -> {
        for (int i = 0; i < bytes; i++) {
          out[at + i] = (byte) (number >>> (Byte.SIZE * (bytes - 1 - i)));
        }
      }
    }
    return at + bytes;
  }

  /** The number that stands in so many bytes; the bits above them are zero. */
  static long read(byte[] in, int at, int bytes) {
    return switch (bytes) {
      case Long.BYTES -> (long) LONGS.get(in, at);
      case Integer.BYTES -> Integer.toUnsignedLong((int) INTS.get(in, at));
      default -> {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
          number = number << Byte.SIZE | (in[at + i] & 0xFF);
        }
        yield number;
      }
    };
  }

  /** The lowest bytes of a number in reverse order; the bits above them are zero. */
  static long reversed(long number, int bytes) {
    return Long.reverseBytes(number) >>> (Long.SIZE - Byte.SIZE * bytes);
  }
}
