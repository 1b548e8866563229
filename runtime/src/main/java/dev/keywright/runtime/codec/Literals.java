package dev.keywright.runtime.codec;

import org.jspecify.annotations.Nullable;

/** Writes the literals of templates, and finds them in columns: they tell whose key a row is. */
public final class Literals {
  private Literals() {}

  /**
   * Writes a literal and returns the index after it.
   *
   * @param literal characters up to U+00FF, each of which is one byte
   */
  @SuppressWarnings("deprecation") // wrong for other charsets, but here it saves a pass
  public static int write(String literal, byte[] out, int at) {
    literal.getBytes(0, literal.length(), out, at);
    return at + literal.length();
  }

  /** Whether a column is this literal. */
  public static boolean isAll(@Nullable String column, String literal) {
    return literal.equals(column);
  }

  /** Whether a column is this literal. */
  public static boolean isAll(byte @Nullable [] column, String literal) {
    return hasLength(column, literal.length()) && isAt(column, 0, literal);
  }

  /** The character at a place of a column, or -1 if the column ends before it. */
  public static int at(@Nullable String column, int place) {
    return column != null && place < column.length() ? column.charAt(place) : -1;
  }

  /** The byte at a place of a column, unsigned, or -1 if the column ends before it. */
  public static int at(byte @Nullable [] column, int place) {
    return column != null && place < column.length ? column[place] & 0xff : -1;
  }

  /** Whether a literal, which is not empty, is at a place of a column. */
  public static boolean isAt(@Nullable String column, int place, String literal) {
    // Most columns of other members differ in the first character.
    return column != null
        && column.length() - place >= literal.length()
        && column.charAt(place) == literal.charAt(0)
        && column.startsWith(literal, place);
  }

  /** Whether a literal is at a place of a column. */
  public static boolean isAt(byte @Nullable [] column, int place, String literal) {
    if (column == null || column.length - place < literal.length()) {
      return false;
    }
    for (int i = 0; i < literal.length(); i++) {
      if ((column[place + i] & 0xff) != literal.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a literal ends a column. */
  public static boolean isEnd(@Nullable String column, String literal) {
    return column != null && column.endsWith(literal);
  }

  /** Whether a literal ends a column. */
  public static boolean isEnd(byte @Nullable [] column, String literal) {
    return column != null
        && column.length >= literal.length()
        && isAt(column, column.length - literal.length(), literal);
  }

  /** Whether a column has so many characters. */
  public static boolean hasLength(@Nullable String column, int length) {
    return column != null && column.length() == length;
  }

  /** Whether a column has so many bytes. */
  public static boolean hasLength(byte @Nullable [] column, int length) {
    return column != null && column.length == length;
  }
}
