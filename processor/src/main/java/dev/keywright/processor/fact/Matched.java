package dev.keywright.processor.fact;

import dev.keywright.runtime.text.Alphabet;

/**
 * The texts that a piece of a regular expression matches: no others, but perhaps not all.
 *
 * @param alphabet a regex class body, or empty
 * @param maxLength {@link #UNBOUNDED} and above if there is no limit
 */
record Matched(String alphabet, long minLength, long maxLength) {
  /** More characters than any text has, and so few that sums do not overflow. */
  static final long UNBOUNDED = 1L << 40;

  static final Matched NOTHING = new Matched("", 0, 0);

  /** One character of a class. */
  static Matched one(Alphabet alphabet) {
    boolean hasPairs = alphabet.next(Character.MAX_VALUE) >= 0;
    boolean hasOthers = alphabet.next(-1) <= Character.MAX_VALUE;
    return new Matched(alphabet.toString(), hasOthers ? 1 : 2, hasPairs ? 2 : 1);
  }

  Matched then(Matched next) {
    return new Matched(
        union(next),
        Math.min(minLength + next.minLength, UNBOUNDED),
        Math.min(maxLength + next.maxLength, UNBOUNDED));
  }

  Matched or(Matched other) {
    return new Matched(
        union(other), Math.min(minLength, other.minLength), Math.max(maxLength, other.maxLength));
  }

  /** The same again and again; {@link #UNBOUNDED} times if there is no most. */
  Matched times(long least, long most) {
    return new Matched(alphabet, product(minLength, least), product(maxLength, most));
  }

  // Alphabets print themselves so that one can follow another.
  private String union(Matched other) {
    String both = alphabet + other.alphabet;
    return both.isEmpty() ? both : Alphabet.of(both).toString();
  }

  private static long product(long length, long times) {
    return length > 0 && times > UNBOUNDED / length ? UNBOUNDED : length * times;
  }
}
