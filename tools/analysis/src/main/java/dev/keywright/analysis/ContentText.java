package dev.keywright.analysis;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

/** The contents of native columns as texts: as stores print them. */
public final class ContentText {
  private ContentText() {}

  /**
   * The content that a text stands for; empty if it stands for none.
   *
   * @param type what the column holds: no text and no bytes
   */
  public static Optional<Object> read(String text, Class<?> type) {
    try {
      return Optional.of(value(text.strip(), type));
    } catch (IllegalArgumentException | DateTimeException none) {
      return Optional.empty();
    }
  }

  private static Object value(String text, Class<?> type) {
    if (type == UUID.class) {
      return UUID.fromString(text);
    }
    if (type == LocalDate.class) {
      return LocalDate.parse(text);
    }
    if (type == Boolean.class) {
      return flag(text);
    }
    boolean isCount = type == Long.class || text.matches("-?[0-9]+");
    return isCount ? ofCount(Long.parseLong(text), type) : Instant.parse(text);
  }

  private static Object ofCount(long number, Class<?> type) {
    return type == Long.class ? (Object) number : Instant.ofEpochMilli(number);
  }

  private static boolean flag(String text) {
    if (text.equals("true") || text.equals("false")) {
      return text.equals("true");
    }
    throw new IllegalArgumentException(text);
  }

  /** What such a text has to be, for messages: {@code a whole number}. */
  public static String expected(Class<?> type) {
    if (type == Long.class) {
      return "a whole number";
    }
    return type == Boolean.class
        ? "true or false"
        : type == UUID.class ? "a UUID" : type == LocalDate.class ? "a date" : "a time";
  }
}
