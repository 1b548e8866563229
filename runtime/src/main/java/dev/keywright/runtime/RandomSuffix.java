package dev.keywright.runtime;

import java.security.SecureRandom;

/**
 * Random characters that make a key unique.
 *
 * <p>Of n keys which are equal but for a suffix of a given length, two are the same with a
 * probability of about n<sup>2</sup> / (2 x 36<sup>length</sup>): with 6 characters (2.2 x
 * 10<sup>9</sup> suffixes) one in 4,400 for 1,000 keys; with 16, one in 1.6 x 10<sup>13</sup> for a
 * million.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class RandomSuffix {
  /** The longest suffix. */
  public static final int MOST = 64;

  private static final String CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

  // The largest multiple of 36 that a byte can reach: above it some characters would be likelier.
  private static final int FAIR = 252;

  private static final SecureRandom RANDOM = new SecureRandom();

  private RandomSuffix() {}

  /**
   * Characters from 0 to 9 and a to z, each as likely as the others, that nobody can foresee.
   *
   * @param length how many, from 1 to 64
   * @throws IllegalArgumentException if the length is another
   */
  public static String of(int length) {
    checkLength(length);
    char[] suffix = new char[length];
    byte[] drawn = new byte[length];
    int filled = 0;
    while (filled < length) {
      RANDOM.nextBytes(drawn);
      for (int i = 0; i < length && filled < length; i++) {
        int number = drawn[i] & 0xFF;
        if (number < FAIR) {
          suffix[filled++] = CHARACTERS.charAt(number % CHARACTERS.length());
        }
      }
    }
    return new String(suffix);
  }

  /** Refuses a length that is not from 1 to 64. */
  public static void checkLength(int length) {
    if (length < 1 || length > MOST) {
      throw new IllegalArgumentException(
          "the length of a unique suffix is " + length + ", but must be from 1 to " + MOST);
    }
  }
}
