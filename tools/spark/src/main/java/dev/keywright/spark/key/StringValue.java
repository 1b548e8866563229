package dev.keywright.spark.key;

import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Reads values that Spark holds as strings.
 *
 * @param name of the part, for messages
 */
record StringValue(String name) {
  private static final Pattern UUID_TEXT =
      Pattern.compile("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}");

  Object character(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException(name + " is one character, not '" + text + "'");
    }
    return text.charAt(0);
  }

  // Java reads short groups, too, such as 1-1-1-1-1.
  UUID uuid(String text) {
    if (!UUID_TEXT.matcher(text).matches()) {
      throw new IllegalArgumentException(
          name + " is a UUID, such as 123e4567-e89b-12d3-a456-426614174000, not '" + text + "'");
    }
    return UUID.fromString(text);
  }

  YearMonth month(String text) {
    try {
      return YearMonth.parse(text);
    } catch (DateTimeParseException none) {
      throw new IllegalArgumentException(
          name + " is a month, such as 2012-08, not '" + text + "'", none);
    }
  }
}
