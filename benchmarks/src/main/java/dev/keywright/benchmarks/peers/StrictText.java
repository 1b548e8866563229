package dev.keywright.benchmarks.peers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/**
 * As {@link GoodText}, with all that a key library must refuse: numbers outside of their digits,
 * and sellers that are too long or hold another character than letters and digits.
 */
public final class StrictText {
  private static final int PAD = 6;
  private static final int BELOW = 1_000_000;
  private static final int LONGEST_SELLER = 8;

  private StrictText() {}

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    if (length > LONGEST_SELLER) {
      throw new IllegalArgumentException("sellerId has " + length + " characters");
    }
    byte[] key = new byte[PAD + 1 + length + 1 + PAD];
    digits(deviceId, key, 0);
    key[PAD] = ',';
    for (int i = 0; i < length; i++) {
      char c = sellerId.charAt(i);
      if (!isLetterOrDigit(c)) {
        throw new IllegalArgumentException("sellerId holds " + c);
      }
      key[PAD + 1 + i] = (byte) c;
    }
    key[PAD + 1 + length] = ',';
    digits(cardId, key, PAD + 1 + length + 1);
    return new String(key, ISO_8859_1);
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  private static void digits(long value, byte[] key, int from) {
    if (value < 0 || value >= BELOW) {
      throw new IllegalArgumentException("a number is " + value);
    }
    int left = (int) value;
    for (int i = from + PAD - 1; i >= from; i--) {
      key[i] = (byte) ('0' + left % 10);
      left /= 10;
    }
  }
}
