package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The bytes of our BINARY key, tuned as far as it goes: one write for each number, no checks. */
public final class LimitBinary {
  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  private LimitBinary() {}

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.BIG_ENDIAN);
  }

  /** The key as bytes. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so they are copied as they are
  public static byte[] encode(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    byte[] key = new byte[14 + length];
    INT.set(key, 0, deviceId ^ Integer.MIN_VALUE);
    sellerId.getBytes(0, length, key, 4);
    SHORT.set(key, 4 + length, (short) 1);
    LONG.set(key, 6 + length, cardId ^ Long.MIN_VALUE);
    return key;
  }

  /** The values of a key. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so nothing need be looked at
  public static Row decode(byte[] key) {
    int end = key.length - 8;
    return new Row(
        (int) INT.get(key, 0) ^ Integer.MIN_VALUE,
        new String(key, 0, 4, end - 6),
        (long) LONG.get(key, end) ^ Long.MIN_VALUE);
  }
}
