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
public record AcceptedValues(long min, long max, Alphabet alphabet, int minLength, int maxLength) {
  /** Every value. */
  public static final AcceptedValues ALL = texts(Alphabet.all(), 0, Integer.MAX_VALUE);

  /** Numbers between two, inclusive. */
  public static AcceptedValues numbers(long min, long max) {
    return new AcceptedValues(min, max, Alphabet.all(), 0, Integer.MAX_VALUE);
  }

  /** Texts of some characters, so many of them. */
  public static AcceptedValues texts(Alphabet alphabet, int minLength, int maxLength) {
    return new AcceptedValues(Long.MIN_VALUE, Long.MAX_VALUE, alphabet, minLength, maxLength);
  }

  /** So many bytes. */
  public static AcceptedValues lengths(int minLength, int maxLength) {
    return texts(Alphabet.all(), minLength, maxLength);
  }

  /** What another part takes, too. */
  public AcceptedValues intersection(AcceptedValues other) {
    long largestMin = Math.max(min, other.min);
    long smallestMax = Math.min(max, other.max);
    int least = Math.max(minLength, other.minLength);
    int most = Math.min(maxLength, other.maxLength);
    return new AcceptedValues(
        largestMin, smallestMax, alphabet.intersection(other.alphabet), least, most);
  }

  /** Whether it takes every value that another part takes. */
  public boolean containsAll(AcceptedValues other) {
    return min <= other.min
        && max >= other.max
        && minLength <= other.minLength
        && maxLength >= other.maxLength
        && (other.maxLength == 0 || alphabet.containsAll(other.alphabet));
  }

  /** Whether a text of these holds a character up to one. */
  public boolean holdsUpTo(int last) {
    int first = maxLength == 0 ? -1 : alphabet.next(-1);
    return first >= 0 && first <= last;
  }
}
