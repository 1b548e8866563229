package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * This key and no other, tuned as far as it goes: three digits at once, eight bytes at once, no
 * checks.
 *
 * <p>Slower were pairs of digits, a loop over the seller, and a concatenation of ready texts. As
 * fast was an array of the thread, which is looked up for each key.
 */
public final class LimitText {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The three digits of 0 to 999, the first one in the lowest byte. */
  private static final int[] DIGITS = new int[1000];

  static {
    for (int i = 0; i < DIGITS.length; i++) {
      DIGITS[i] = '0' + i / 100 | ('0' + i / 10 % 10) << 8 | ('0' + i % 10) << 16;
    }
  }

  private LimitText() {}

  /** The key as text. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so they are copied as they are
  public static String encode(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    // As long as the longest key, and a little more for the eight bytes written at its end.
    byte[] key = new byte[24];
    LONG.set(key, 0, digits(deviceId) | (long) ',' << 48);
    sellerId.getBytes(0, length, key, 7);
    LONG.set(key, 7 + length, ',' | digits((int) cardId) << 8);
    return new String(key, 0, 0, 14 + length);
  }

  /** The key as bytes. */
  @SuppressWarnings("deprecation") // all characters are Latin-1, so they are copied as they are
  public static byte[] encodeBytes(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    byte[] key = new byte[14 + length];
    LONG.set(key, 0, digits(deviceId) | (long) ',' << 48);
    // One byte too many before the comma; the seller, or the comma of the device, is there.
    LONG.set(key, 6 + length, ',' | (long) ',' << 8 | digits((int) cardId) << 16);
    sellerId.getBytes(0, length, key, 7);
    return key;
  }

  private static long digits(int value) {
    int high = value / 1000;
    return DIGITS[high] | (long) DIGITS[value - high * 1000] << 24;
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
