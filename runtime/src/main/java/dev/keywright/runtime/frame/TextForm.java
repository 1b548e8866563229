package dev.keywright.runtime.frame;

import java.util.List;
import java.util.OptionalInt;

/**
 * How the bytes of a text, or bytes, are framed.
 *
 * @param width of FIXED, in bytes; of TAIL, the bytes of what follows, where the place is known
 * @param fill of FIXED, the byte that fills shorter values; empty if there are none
 * @param lengthBytes of LENGTH_PREFIXED: 1, 2 or 4, or 0 for a varint of LEB128
 * @param end of TERMINATED, the byte that ends it
 * @param escapes of TERMINATED, what stands for bytes that the value may hold
 */
public record TextForm(
    TextEncoding encoding,
    int width,
    OptionalInt fill,
    int lengthBytes,
    int end,
    List<Escape> escapes) {
  private static final int LAST_BYTE = 0xFF;
  private static final int WIDEST = 65_535;

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
    return new TextForm(TextEncoding.FIXED, width, OptionalInt.empty(), 0, 0, List.of());
  }

  /** Values of up to so many bytes, with a byte behind shorter ones. */
  public static TextForm filled(int width, int fill) {
    return new TextForm(TextEncoding.FIXED, width, OptionalInt.of(fill), 0, 0, List.of());
  }

  /** Values behind a length. */
  public static TextForm lengthPrefixed(int lengthBytes) {
    return new TextForm(
        TextEncoding.LENGTH_PREFIXED, 0, OptionalInt.empty(), lengthBytes, 0, List.of());
  }

  /** Values before an end. */
  public static TextForm terminated(int end, List<Escape> escapes) {
    return new TextForm(TextEncoding.TERMINATED, 0, OptionalInt.empty(), 0, end, escapes);
  }

  /** Values before what has a fixed width. */
  public static TextForm tail() {
    return before(0);
  }

  /** Values before so many bytes, which end the column. */
  public static TextForm before(int width) {
    return new TextForm(TextEncoding.TAIL, width, OptionalInt.empty(), 0, 0, List.of());
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
      case TERMINATED, TAIL -> Integer.MAX_VALUE;
    };
  }
}
