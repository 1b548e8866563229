package dev.keywright.layout.automaton;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.time.Instant;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.UUID;

/** Contents of columns as texts of symbols, and back. */
final class Contents {
  private static final int HEX = 16;

  private Contents() {}

  /**
   * The symbols of a content. A number has 16 digits that sort as the numbers do, and so has a
   * time; a UUID has its 32 digits.
   */
  static String text(Object content) {
    if (content instanceof byte[] bytes) {
      return new String(bytes, ISO_8859_1);
    }
    if (content instanceof UUID id) {
      return digits(id.getMostSignificantBits()) + digits(id.getLeastSignificantBits());
    }
    return content instanceof String text ? text : digits(number(content) ^ Long.MIN_VALUE);
  }

  private static String digits(long bits) {
    return HexFormat.of().toHexDigits(bits);
  }

  private static long number(Object content) {
    if (content instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    if (content instanceof Instant time) {
      return time.toEpochMilli();
    }
    return content instanceof LocalDate day ? day.toEpochDay() : (Long) content;
  }

  /** The content that has these symbols. */
  static Object of(Class<?> type, String text) {
    if (type == byte[].class) {
      return text.getBytes(ISO_8859_1);
    }
    if (type == String.class) {
      return text;
    }
    if (type == UUID.class) {
      int half = text.length() / 2;
      return new UUID(bits(text.substring(0, half)), bits(text.substring(half)));
    }
    long number = bits(text) ^ Long.MIN_VALUE;
    if (type == Boolean.class) {
      return number != 0;
    }
    if (type == Instant.class) {
      return Instant.ofEpochMilli(number);
    }
    return type == LocalDate.class ? (Object) LocalDate.ofEpochDay(number) : (Object) number;
  }

  private static long bits(String digits) {
    return Long.parseUnsignedLong(digits, HEX);
  }
}
