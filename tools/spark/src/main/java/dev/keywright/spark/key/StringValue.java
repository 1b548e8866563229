package dev.keywright.spark.key;

import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Reads values that Spark holds as strings.
 *
 * @param name of the part, for messages
 */
record StringValue(String name) {
  private static final Instant SUCH_AS = Instant.parse("2012-08-01T20:17:28Z");
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

  Object time(TimeType<?> type, String text) {
    try {
      return type.parse(text);
    } catch (DateTimeParseException none) {
      String problem = name + " is a " + type.word() + ", such as " + type.at(SUCH_AS) + ", not '";
      throw new IllegalArgumentException(problem + text + "'", none);
    }
  }
}
