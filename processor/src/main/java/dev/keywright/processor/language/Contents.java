package dev.keywright.processor.language;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.HexFormat;

/** Contents of columns as texts of symbols, and back. */
final class Contents {
  private static final int HEX = 16;

  private Contents() {}

  /** The symbols of a content; a number has 16 digits that sort as the numbers do. */
  static String text(Object content) {
    if (content instanceof byte[] bytes) {
      return new String(bytes, ISO_8859_1);
    }
    return content instanceof Long number
        ? HexFormat.of().toHexDigits(number ^ Long.MIN_VALUE)
        : (String) content;
  }

  /** The content that has these symbols. */
  static Object of(Class<?> type, String text) {
    if (type == byte[].class) {
      return text.getBytes(ISO_8859_1);
    }
    return type == Long.class
        ? (Object) (Long.parseUnsignedLong(text, HEX) ^ Long.MIN_VALUE)
        : text;
  }
}
