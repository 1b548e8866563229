package dev.keywright.runtime.frame;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

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
  private static final int LAST_ASCII = 0x7F;
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
  public record Escape(String of, String by) {
    /** The word of the signature. */
    @Override
    public String toString() {
      return JavaLiteral.of(of) + "->" + JavaLiteral.of(by);
    }
  }

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

  /** Why nothing can be written like this, or empty if it can. */
  public Optional<String> fault() {
    return switch (encoding) {
      case FIXED ->
          width < 1 || width > WIDEST
              ? Optional.of("width = " + width + " is not from 1 to " + WIDEST)
              : isByte(fill.orElse(0)) ? Optional.empty() : Optional.of("fill is no byte");
      case LENGTH_PREFIXED ->
          lengthBytes == 0
                  || lengthBytes == Byte.BYTES
                  || lengthBytes == Short.BYTES
                  || lengthBytes == Integer.BYTES
              ? Optional.empty()
              : Optional.of(
                  "lengthBytes = " + lengthBytes + " is not 1, 2 or 4, nor 0 for a varint");
      case TERMINATED -> isByte(end) ? ofEscapes() : Optional.of("end is no byte");
      case TAIL -> Optional.empty();
    };
  }

  private static boolean isByte(int number) {
    return number >= 0 && number <= LAST_BYTE;
  }

  // What begins an escape is escaped itself, so that it stands nowhere else.
  private Optional<String> ofEscapes() {
    for (Escape one : escapes) {
      boolean isAscii = (one.of + one.by).chars().allMatch(c -> c <= LAST_ASCII);
      if (!isAscii || one.of.length() != 1 || one.by.isEmpty()) {
        return Optional.of("escape " + one + " does not replace one ASCII character by others");
      }
      if (one.by.indexOf(end) >= 0) {
        return Optional.of("escape " + one + " holds the end");
      }
      if (escapes.stream().noneMatch(it -> it.of.charAt(0) == one.by.charAt(0))) {
        return Optional.of("escape " + one + " begins with a character that is not escaped itself");
      }
      boolean isClear =
          escapes.stream()
              .noneMatch(
                  it -> !it.equals(one) && (it.of.equals(one.of) || it.by.startsWith(one.by)));
      if (!isClear) {
        return Optional.of("escape " + one + " cannot be told from another one");
      }
    }
    return Optional.empty();
  }

  /** The words of the signature. */
  @Override
  public String toString() {
    String words = "text=" + encoding;
    return switch (encoding) {
      case FIXED ->
          words + " width=" + width + (fill.isPresent() ? " fill=" + fill.getAsInt() : "");
      case LENGTH_PREFIXED -> words + " lengthBytes=" + lengthBytes;
      case TERMINATED -> {
        StringBuilder all = new StringBuilder(words).append(" end=").append(end);
        escapes.forEach(escape -> all.append(" escape=").append(escape));
        yield all.toString();
      }
      case TAIL -> words;
    };
  }

  /** The form in words: {@code 24 bytes, filled with 00}. */
  public String inWords() {
    return switch (encoding) {
      case FIXED ->
          width + " bytes" + (fill.isPresent() ? ", filled with " + hex(fill.getAsInt()) : "");
      case LENGTH_PREFIXED ->
          "its length in front, "
              + (lengthBytes == 0
                  ? "as a varint"
                  : lengthBytes == 1 ? "in 1 byte" : "in " + lengthBytes + " bytes");
      case TERMINATED ->
          "ended by " + hex(end) + (escapes.isEmpty() ? "" : ", with escapes for " + escaped());
      case TAIL -> "up to the last " + width + " bytes of the column";
    };
  }

  private String escaped() {
    return escapes.stream()
        .map(escape -> JavaLiteral.of(escape.of))
        .collect(Collectors.joining(", "));
  }

  private static String hex(int number) {
    return String.format(Locale.ROOT, "%02x", number);
  }
}
