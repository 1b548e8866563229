package dev.keywright.runtime.alphabet;

/**
 * The characters that a text part may hold.
 *
 * <p>Characters are Unicode code points, ordered as UTF-8 bytes are. Unpaired surrogates are never
 * members. Alphabets with the same members are equal, and {@link Object#toString} gives those as a
 * regex class body, in order and without repetition.
 */
public sealed interface Alphabet permits AlphabetRuns {

  /** Every character up to U+FFFF, where all stores agree on the order. */
  static Alphabet basic() {
    return AlphabetRuns.BASIC;
  }

  /** Every character. */
  static Alphabet all() {
    return AlphabetRuns.ALL;
  }

  /**
   * The characters of a regex class body, such as {@code 0-9A-Za-z_}.
   *
   * @throws IllegalArgumentException if the text is not one; the message says where and why
   */
  static Alphabet of(String classBody) {
    return AlphabetRuns.merged(new AlphabetParser(classBody).runs());
  }

  /** The characters that are members of both. */
  Alphabet intersection(Alphabet other);

  /** The members above a character. */
  Alphabet above(char bound);

  /** The members but one. */
  Alphabet without(char excluded);

  /** The members that another alphabet does not have. */
  Alphabet without(Alphabet excluded);

  /** Whether all members are ASCII, so that a text has as many bytes as characters. */
  boolean isAscii();

  /** Whether every character is a member. */
  boolean isAll();

  /** The index of the first character of a text that is no member, or its length. */
  int endOf(String text);

  /**
   * How many texts of members follow in a text from an index on, with a separator between them; -1
   * if anything else follows, or a member above U+FFFF.
   */
  int texts(String text, int from, char separator);

  /** The index after the members that follow in a text from an index on; ASCII only. */
  int endOfAscii(String text, int from);

  /** The index after the members that are in {@code bytes[from, to)}; ASCII only. */
  int endOfAscii(byte[] bytes, int from, int to);

  /**
   * Copies a text, one byte for each character.
   *
   * @return whether all of them are members and ASCII; otherwise the copy is worth nothing
   */
  boolean copy(String text, byte[] out, int at);

  /** Whether a code point is a member. */
  boolean contains(int codePoint);

  /** Whether every member of another alphabet is a member. */
  boolean containsAll(Alphabet other);

  /**
   * The smallest member above a code point, or -1 if there is none; {@code next(-1)} is the first.
   */
  int next(int codePoint);

  /** The largest member below a code point, or -1 if there is none. */
  int previous(int codePoint);
}
