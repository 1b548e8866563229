package dev.keywright.runtime.codec;

import dev.keywright.runtime.alphabet.Alphabet;

/**
 * The values that a part takes, as far as numbers, characters and lengths tell.
 *
 * @param min the smallest number
 * @param max the largest number
 * @param alphabet the characters of a text
 * @param minLength the fewest characters or bytes
 * @param maxLength the most characters or bytes
 */
public record Accepted(long min, long max, Alphabet alphabet, int minLength, int maxLength) {
  /** Every value. */
  public static final Accepted ALL = texts(Alphabet.all(), 0, Integer.MAX_VALUE);

  /** Numbers between two, inclusive. */
  public static Accepted numbers(long min, long max) {
    return new Accepted(min, max, Alphabet.all(), 0, Integer.MAX_VALUE);
  }

  /** Texts of some characters, so many of them. */
  public static Accepted texts(Alphabet alphabet, int minLength, int maxLength) {
    return new Accepted(Long.MIN_VALUE, Long.MAX_VALUE, alphabet, minLength, maxLength);
  }

  /** So many bytes. */
  public static Accepted lengths(int minLength, int maxLength) {
    return texts(Alphabet.all(), minLength, maxLength);
  }
}
