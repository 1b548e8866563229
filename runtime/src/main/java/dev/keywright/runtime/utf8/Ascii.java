package dev.keywright.runtime.utf8;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Whether bytes are ASCII, eight at once. */
public final class Ascii {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long HIGHEST_BITS = 0x8080_8080_8080_8080L;

  private Ascii() {}

  /** Whether each of the bytes is an ASCII character. */
  public static boolean isAscii(byte[] bytes) {
    return isAscii(bytes, 0, bytes.length);
  }

  /** Whether each byte of {@code bytes[from, to)} is an ASCII character. */
  public static boolean isAscii(byte[] bytes, int from, int to) {
    int last = to - Long.BYTES;
    long all = 0;
    if (last < from) {
      for (int i = from; i < to; i++) {
        all |= bytes[i];
      }
      return all >= 0;
    }
    for (int i = from; i < last; i += Long.BYTES) {
      all |= (long) LONGS.get(bytes, i);
    }
    all |= (long) LONGS.get(bytes, last);
    return (all & HIGHEST_BITS) == 0;
  }
}
