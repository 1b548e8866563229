package dev.keywright.processor.fact;

import dev.keywright.runtime.alphabet.Alphabet;

/**
 * How long the texts are that a piece of a regular expression matches: no others, but perhaps not
 * all.
 *
 * @param maxLength {@link #UNBOUNDED} and above if there is no limit
 */
record TextLengths(long minLength, long maxLength) {
  /** More characters than any text has, and so few that sums do not overflow. */
  static final long UNBOUNDED = 1L << 40;

  static final TextLengths NOTHING = new TextLengths(0, 0);

  /** One character of a class. */
  static TextLengths one(Alphabet alphabet) {
    boolean hasPairs = alphabet.next(Character.MAX_VALUE) >= 0;
    boolean hasOthers = alphabet.next(-1) <= Character.MAX_VALUE;
    return new TextLengths(hasOthers ? 1 : 2, hasPairs ? 2 : 1);
  }

  TextLengths then(TextLengths next) {
    return new TextLengths(
        Math.min(minLength + next.minLength, UNBOUNDED),
        Math.min(maxLength + next.maxLength, UNBOUNDED));
  }

  TextLengths or(TextLengths other) {
    return new TextLengths(
        Math.min(minLength, other.minLength), Math.max(maxLength, other.maxLength));
  }

  /** The same again and again; {@link #UNBOUNDED} times if there is no most. */
  TextLengths times(long least, long most) {
    return new TextLengths(product(minLength, least), product(maxLength, most));
  }

  private static long product(long length, long times) {
    return length > 0 && times > UNBOUNDED / length ? UNBOUNDED : length * times;
  }
}
