package dev.keywright.runtime.alphabet;

import org.jspecify.annotations.Nullable;

/**
 * The characters that a text part may hold: runs of neighbours, and tables of ASCII and of the
 * characters up to U+FFFF, a bit for each.
 *
 * <p>Characters are Unicode code points, ordered as UTF-8 bytes are. Unpaired surrogates are never
 * members. Alphabets with the same members are equal, and {@link Object#toString} gives those as a
 * regex class body, in order and without repetition.
 *
 * <p>It is a record since the virtual machine takes the fields of a constant record for constants:
 * no code of a key looks up where the table is, or how long.
 *
 * @param runs the members
 * @param refusals for each value of a byte, whether it is no member of ASCII; never written to
 * @param members a bit for each character up to the last member, or up to {@code open}; never
 *     written to
 * @param isAscii whether all members are ASCII, so that a text has as many bytes as characters
 * @param isAll whether every character is a member
 * @param open from which character on all are members up to U+FFFF, but for surrogates
 */
@SuppressWarnings("ArrayRecordComponent") // it follows from the runs, which alone are compared
public record Alphabet(
    CodePoints runs, boolean[] refusals, long[] members, boolean isAscii, boolean isAll, int open) {
  /** How many characters ASCII has: nearly all texts of keys are made of these. */
  static final int ASCII = 128;

  static final int BYTES = 256;

  private static final CodePoints ALL_RUNS =
      CodePoints.of(
          new Run(0, Character.MIN_SURROGATE - 1),
          new Run(Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT));

  private static final Alphabet ALL = new Alphabet(ALL_RUNS);

  private static final Alphabet BASIC = new Alphabet(ALL_RUNS.between(0, Character.MAX_VALUE));

  Alphabet(CodePoints runs) {
    this(
        runs,
        AlphabetTables.refusals(runs),
        AlphabetTables.members(runs),
        runs.last() < ASCII,
        runs.equals(ALL_RUNS),
        runs.open());
  }

  /** Every character up to U+FFFF, where all stores agree on the order. */
  public static Alphabet basic() {
    return BASIC;
  }

  /** Every character. */
  public static Alphabet all() {
    return ALL;
  }

  /**
   * The characters of a regex class body, such as {@code 0-9A-Za-z_}.
   *
   * @throws IllegalArgumentException if the text is not one; the message says where and why
   */
  public static Alphabet of(String classBody) {
    return new Alphabet(CodePoints.merged(new AlphabetParser(classBody).runs()));
  }

  /** The characters that are members of both. */
  public Alphabet intersection(Alphabet other) {
    return new Alphabet(runs.intersection(other.runs));
  }

  /** The members above a character. */
  public Alphabet above(char bound) {
    return new Alphabet(runs.between(bound + 1, Character.MAX_CODE_POINT));
  }

  /** The members but one. */
  public Alphabet without(char excluded) {
    return new Alphabet(runs.without(excluded));
  }

  /** The members that another alphabet does not have. */
  public Alphabet without(Alphabet excluded) {
    return new Alphabet(runs.intersection(excluded.runs.complement()));
  }

  /** Whether a code point is a member. */
  public boolean contains(int codePoint) {
    return codePoint <= Character.MAX_VALUE
        ? isMember((char) codePoint, open)
        : runs.contains(codePoint);
  }

  /** Whether every member of another alphabet is a member. */
  public boolean containsAll(Alphabet other) {
    return runs.containsAll(other.runs);
  }

  /**
   * The smallest member above a code point, or -1 if there is none; {@code next(-1)} is the first.
   */
  public int next(int codePoint) {
    return runs.next(codePoint);
  }

  /** The largest member below a code point, or -1 if there is none. */
  public int previous(int codePoint) {
    return runs.previous(codePoint);
  }

  /** The index of the first character of a text that is no member, or its length. */
  public int endOf(String text) {
    int length = text.length();
    int end = isAll ? endOfLatin(text) : isAscii && holds(text) ? length : 0;
    while (end < length) {
      char c = text.charAt(end);
      // Of a text of Latin characters and an alphabet of all, nothing is left of this loop.
      if (isMember(c, open)) {
        end++;
      } else if (Character.isSurrogate(c) && contains(text.codePointAt(end))) {
        end += 2;
      } else {
        return end;
      }
    }
    return end;
  }

  // A compiler knows which texts a method of String has seen in the whole virtual machine. charAt
  // has seen all kinds, so its loop calls what reads the rare ones. Hardly any code calls this
  // method: if it has seen Latin texts alone, nothing is left of this loop.
  private static int endOfLatin(String text) {
    int length = text.length();
    int end = 0;
    while (end < length && text.codePointBefore(end + 1) < BYTES) {
      end++;
    }
    return end;
  }

  /** Whether all characters are ASCII and members: one look at once, not a branch for each. */
  private boolean holds(String text) {
    boolean refused = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      refused |= c >= BYTES;
      refused |= refusals[c & (BYTES - 1)];
    }
    return !refused;
  }

  /**
   * Copies a text, one byte for each character.
   *
   * @return whether all of them are members and ASCII; otherwise the copy is worth nothing
   */
  public boolean copy(String text, byte[] out, int at) {
    int length = text.length(); // else a compiler asks before each character
    for (int i = 0; i < length; i++) {
      int c = text.codePointBefore(i + 1); // as in endOfLatin
      // Never taken but for a refusal, so that a processor guesses it right.
      if (c >= BYTES || refusals[c & (BYTES - 1)]) {
        return false;
      }
      out[at + i] = (byte) c;
    }
    return true;
  }

  /** The index after the members that are in {@code bytes[from, to)}; ASCII only. */
  public int endOfAscii(byte[] bytes, int from, int to) {
    int end = from;
    while (end < to && !refusals[bytes[end] & (BYTES - 1)]) {
      end++;
    }
    return end;
  }

  /** The index after the members that follow in a text from an index on; ASCII only. */
  public int endOfAscii(String text, int from) {
    int length = text.length();
    int end = from;
    while (end < length && isAsciiMember(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /**
   * How many texts of members follow in a text from an index on, with a separator between them; -1
   * if anything else follows, or a member above U+FFFF.
   */
  public int texts(String text, int from, char separator) {
    // Mostly all above the separator are members; then no branch tells it from them.
    int openFrom = open == separator + 1 ? separator : open;
    int length = text.length(); // else a compiler asks before each character
    int texts = 1;
    for (int i = from; i < length; i++) {
      char c = text.charAt(i);
      if (!isMember(c, openFrom) && c != separator) {
        return -1;
      }
      // One for a separator, without a branch, which a processor would have to guess.
      texts += ((c ^ separator) - 1) >>> (Integer.SIZE - 1);
    }
    return texts;
  }

  private boolean isMember(char c, int openFrom) {
    if (c >= openFrom) {
      return !Character.isSurrogate(c);
    }
    int index = c / Long.SIZE;
    return index < members.length && (members[index] >>> c & 1) != 0;
  }

  private boolean isAsciiMember(char c) {
    return c < BYTES && !refusals[c];
  }

  /** A copy of the table. */
  @Override
  public boolean[] refusals() {
    return refusals.clone();
  }

  /** A copy of the table. */
  @Override
  public long[] members() {
    return members.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Alphabet that && runs.equals(that.runs);
  }

  @Override
  public int hashCode() {
    return runs.hashCode();
  }

  @Override
  public String toString() {
    return runs.toString();
  }
}
