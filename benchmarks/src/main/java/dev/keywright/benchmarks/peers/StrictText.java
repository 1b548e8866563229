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

  /** The most bytes that a key has. */
  static final int LONGEST = PAD + 1 + LONGEST_SELLER + 1 + PAD;

  private StrictText() {}

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    byte[] key = new byte[PAD + 1 + sellerId.length() + 1 + PAD];
    write(deviceId, sellerId, cardId, key, 0);
    return new String(key, ISO_8859_1);
  }

  /** Writes the key and returns the index behind it. */
  static int write(int deviceId, String sellerId, long cardId, byte[] key, int at) {
    int length = sellerId.length();
    if (length > LONGEST_SELLER) {
      throw new IllegalArgumentException("sellerId has " + length + " characters");
    }
    digits(deviceId, key, at);
    int seller = at + PAD + 1;
    key[seller - 1] = ',';
    for (int i = 0; i < length; i++) {
      char c = sellerId.charAt(i);
      if (!isLetterOrDigit(c)) {
        throw new IllegalArgumentException("sellerId holds " + c);
      }
      key[seller + i] = (byte) c;
    }
    key[seller + length] = ',';
    digits(cardId, key, seller + length + 1);
    return seller + length + 1 + PAD;
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
