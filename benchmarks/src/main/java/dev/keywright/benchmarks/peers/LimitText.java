package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** This key and no other, tuned as far as it goes: two digits at once, one copy, no checks. */
public final class LimitText {
  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  /** The digits of 0 to 99, the first one in the low byte. */
  private static final short[] PAIRS = new short[100];

  static {
    for (int i = 0; i < PAIRS.length; i++) {
      PAIRS[i] = (short) ('0' + i / 10 | ('0' + i % 10) << 8);
    }
  }

  private LimitText() {}

  /** The key as text. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so nothing need be looked at
  public static String encode(int deviceId, String sellerId, long cardId) {
    return new String(encodeBytes(deviceId, sellerId, cardId), 0);
  }

  /** The key as bytes. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so they are copied as they are
  public static byte[] encodeBytes(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    byte[] key = new byte[14 + length];
    digits(deviceId, key, 0);
    key[6] = ',';
    sellerId.getBytes(0, length, key, 7);
    key[7 + length] = ',';
    digits((int) cardId, key, 8 + length);
    return key;
  }

  private static void digits(int value, byte[] key, int from) {
    int high = value / 10_000;
    int low = value - high * 10_000;
    int middle = low / 100;
    SHORTS.set(key, from, PAIRS[high]);
    SHORTS.set(key, from + 2, PAIRS[middle]);
    SHORTS.set(key, from + 4, PAIRS[low - middle * 100]);
  }

  /** The values of a key. */
  public static Row decode(String key) {
    int second = key.length() - 7;
    return new Row(number(key, 0), key.substring(7, second), number(key, second + 1));
  }

  private static int number(String key, int at) {
    return (key.charAt(at) * 100_000 + key.charAt(at + 1) * 10_000)
        + (key.charAt(at + 2) * 1_000 + key.charAt(at + 3) * 100)
        + (key.charAt(at + 4) * 10 + key.charAt(at + 5))
        - '0' * 111_111;
  }
}
