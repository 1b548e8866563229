package dev.keywright.runtime.frame;

import java.util.List;
import java.util.OptionalInt;

/**
 * How the bytes of a text, or bytes, are framed.
 *
 * @param width of FIXED, in bytes; of TAIL, the bytes of what follows, where the place is known
 * @param fill of FIXED, the byte that fills shorter values; empty if there are none
 * @param lengthBytes of LENGTH_PREFIXED: 1, 2 or 4, or 0 for a varint of LEB128
 * @param end of TERMINATED, the one or two bytes that end it, a character for each
 * @param escapes of TERMINATED, what represents bytes that the value may hold
 */
public record TextForm(
    TextEncoding encoding,
    int width,
    OptionalInt fill,
    int lengthBytes,
    String end,
    List<Escape> escapes) {
  private static final int LAST_BYTE = 0xFF;
  private static final int WIDEST = 65_535;
  private static final String NUL = "\0";

  public TextForm {
    escapes = List.copyOf(escapes);
  }

  /**
   * What is written in place of a byte.
   *
   * @param of one ASCII character
   * @param by ASCII characters
   */
  public record Escape(String of, String by) {}

  /** Values of exactly so many bytes. */
  public static TextForm fixed(int width) {
    return new TextForm(TextEncoding.FIXED, width, OptionalInt.empty(), 0, NUL, List.of());
  }

  /** Values of up to so many bytes, with a byte after shorter ones. */
  public static TextForm filled(int width, int fill) {
    return new TextForm(TextEncoding.FIXED, width, OptionalInt.of(fill), 0, NUL, List.of());
  }

  /** Values after a length. */
  public static TextForm lengthPrefixed(int lengthBytes) {
    return new TextForm(
        TextEncoding.LENGTH_PREFIXED, 0, OptionalInt.empty(), lengthBytes, NUL, List.of());
  }

  /** Values before a byte. */
  public static TextForm terminated(int end, List<Escape> escapes) {
    return terminated(bytes(List.of(end)), escapes);
  }

  /** Values before an end of one byte or two, a character for each. */
  public static TextForm terminated(String end, List<Escape> escapes) {
    return new TextForm(TextEncoding.TERMINATED, 0, OptionalInt.empty(), 0, end, escapes);
  }

  /** Values in groups of 8 bytes. */
  public static TextForm grouped() {
    return new TextForm(TextEncoding.GROUPED, 0, OptionalInt.empty(), 0, NUL, List.of());
  }

  /** Values before what has a fixed width. */
  public static TextForm tail() {
    return before(0);
  }

  /** Values before so many bytes, which end the column. */
  public static TextForm before(int width) {
    return new TextForm(TextEncoding.TAIL, width, OptionalInt.empty(), 0, NUL, List.of());
  }

  /** A character for each byte; for what is no byte, one that is none either. */
  public static String bytes(List<Integer> numbers) {
    StringBuilder bytes = new StringBuilder();
    for (int number : numbers) {
      bytes.append(number < 0 || number > LAST_BYTE ? Character.MAX_VALUE : (char) number);
    }
    return bytes.toString();
  }

  /** The most bytes that a value can have. */
  public int most() {
    return switch (encoding) {
      case FIXED -> width;
      case LENGTH_PREFIXED ->
          switch (lengthBytes) {
            case Byte.BYTES -> LAST_BYTE;
            case Short.BYTES -> WIDEST;
            default -> Integer.MAX_VALUE;
          };
      case TERMINATED, GROUPED, TAIL -> Integer.MAX_VALUE;
    };
  }
}
