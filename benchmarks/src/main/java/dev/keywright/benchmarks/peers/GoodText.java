package dev.keywright.benchmarks.peers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.benchmarks.Row;

/**
 * What a good engineer writes in an afternoon for exactly this key: an array of the right size, a
 * loop over the digits, no checks.
 */
public final class GoodText {
  private static final int PAD = 6;

  private GoodText() {}

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    return new String(encodeBytes(deviceId, sellerId, cardId), ISO_8859_1);
  }

  /** The key as bytes. */
  public static byte[] encodeBytes(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    byte[] key = new byte[PAD + 1 + length + 1 + PAD];
    digits(deviceId, key, 0);
    key[PAD] = ',';
    for (int i = 0; i < length; i++) {
      key[PAD + 1 + i] = (byte) sellerId.charAt(i);
    }
    key[PAD + 1 + length] = ',';
    digits((int) cardId, key, PAD + 1 + length + 1);
    return key;
  }

  private static void digits(int value, byte[] key, int from) {
    int left = value;
    for (int i = from + PAD - 1; i >= from; i--) {
      key[i] = (byte) ('0' + left % 10);
      left /= 10;
    }
  }

  /** The values of a key. */
  public static Row decode(String key) {
    int second = key.length() - PAD - 1;
    return new Row(number(key, 0), key.substring(PAD + 1, second), number(key, second + 1));
  }

  private static int number(String key, int from) {
    int value = 0;
    for (int i = from; i < from + PAD; i++) {
      value = value * 10 + (key.charAt(i) - '0');
    }
    return value;
  }
}
