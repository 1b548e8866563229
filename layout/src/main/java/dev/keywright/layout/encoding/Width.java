package dev.keywright.layout.encoding;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.List;
import java.util.OptionalLong;

/**
 * How long what is written can be. Stores that keep text as UTF-16 count its units, all others
 * count bytes.
 *
 * @param isFixed whether all values take the same number of characters (TEXT) or bytes
 * @param bytes the most bytes, of TEXT in UTF-8; empty if nothing bounds them
 * @param units the most units of UTF-16 that a TEXT has; of what is not text, the same as bytes
 */
public record Width(boolean isFixed, OptionalLong bytes, OptionalLong units) {
  /** A width that nothing bounds. */
  public static final Width UNBOUNDED =
      new Width(false, OptionalLong.empty(), OptionalLong.empty());

  /** No width at all. */
  public static final Width NONE = fixed(0);

  private static final List<Integer> FIRST_OF_WIDTHS = List.of(0, 0x80, 0x800);
  private static final int FIRST_PAIR = 0x1_0000;

  /** Always so many bytes or ASCII characters. */
  public static Width fixed(long length) {
    return new Width(true, OptionalLong.of(length), OptionalLong.of(length));
  }

  /** At most so many bytes or ASCII characters. */
  public static Width atMost(long length) {
    return new Width(false, OptionalLong.of(length), OptionalLong.of(length));
  }

  /**
   * So many bytes, each of which is written as several bytes or ASCII characters.
   *
   * @param most the most of them, or {@link Integer#MAX_VALUE} if nothing bounds it
   */
  public static Width ofLengths(int least, int most, int each) {
    return fixed(each).times(least, most);
  }

  /** Always the same text. */
  public static Width ofText(String text) {
    Width width = ofAny(List.of(text));
    return new Width(true, width.bytes, width.units);
  }

  /**
   * Texts of any characters of an alphabet.
   *
   * @param minLength the smallest {@link String#length}
   * @param maxLength the largest, or {@link Integer#MAX_VALUE} if nothing bounds it
   * @param widened characters up to this one are written as several; -1 if none are
   * @param wide as how many ASCII characters each of those is written
   */
  public static Width ofText(
      Alphabet alphabet, int minLength, int maxLength, int widened, int wide) {
    if (maxLength == Integer.MAX_VALUE) {
      return UNBOUNDED;
    }
    long bytes = 0;
    long units = 0;
    // Widths grow with the character, but for those that are widened, which are the first ones.
    for (int first : FIRST_OF_WIDTHS) {
      int c = alphabet.next(first - 1);
      if (c >= 0 && c < FIRST_PAIR) {
        bytes = Math.max(bytes, c <= widened ? wide : bytes(c));
        units = Math.max(units, c <= widened ? wide : 1);
      }
    }
    boolean hasPairs = alphabet.next(FIRST_PAIR - 1) >= 0;
    boolean isFixed = minLength == maxLength && alphabet.next(-1) > widened;
    return new Width(
        isFixed,
        OptionalLong.of(most(bytes, hasPairs ? bytes(FIRST_PAIR) : 0, maxLength)),
        OptionalLong.of(most(units, hasPairs ? 2 : 0, maxLength)));
  }

  /** The bytes of a character in UTF-8. */
  private static int bytes(int c) {
    int bytes = 1;
    for (int first : FIRST_OF_WIDTHS) {
      bytes += first > 0 && c >= first ? 1 : 0;
    }
    return c >= FIRST_PAIR ? bytes + 1 : bytes;
  }

  /** The longest of so many chars, if each has a width of its own, and so has a pair of them. */
  private static long most(long each, long pair, int chars) {
    return Math.max(each * chars, pair * (chars / 2) + each * (chars % 2));
  }

  /** One of these texts. */
  public static Width ofAny(Iterable<String> texts) {
    long bytes = 0;
    long units = 0;
    for (String text : texts) {
      bytes = Math.max(bytes, text.codePoints().mapToLong(Width::bytes).sum());
      units = Math.max(units, text.length());
    }
    return new Width(false, OptionalLong.of(bytes), OptionalLong.of(units));
  }

  /** The width of one thing after the other. */
  public Width plus(Width other) {
    return new Width(isFixed && other.isFixed, sum(bytes, other.bytes), sum(units, other.units));
  }

  /**
   * The width of several, one after the other.
   *
   * @param most the most of them, or {@link Integer#MAX_VALUE} if nothing bounds it
   */
  public Width times(int least, int most) {
    return new Width(isFixed && least == most, times(bytes, most), times(units, most));
  }

  private static OptionalLong times(OptionalLong each, int most) {
    return each.isEmpty() || most == Integer.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(each.getAsLong() * most);
  }

  private static OptionalLong sum(OptionalLong a, OptionalLong b) {
    return a.isEmpty() || b.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(a.getAsLong() + b.getAsLong());
  }
}
