package dev.keywright.spark.key;

import dev.keywright.layout.signature.TypeSignature;
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
  private static final String A_UUID = "a UUID, such as 123e4567-e89b-12d3-a456-426614174000";
  private static final Pattern UUID_TEXT =
      Pattern.compile("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}");

  /** The value of a type that a string stands for. */
  Object of(TypeSignature type, String text) {
    return switch (type.kind()) {
      case CHARACTER -> checked(text.length() == 1, "one character", text).charAt(0);
      // Java reads short groups, too, such as 1-1-1-1-1.
      case UUID -> UUID.fromString(checked(UUID_TEXT.matcher(text).matches(), A_UUID, text));
      case TIME -> time(type.time().orElseThrow(), text);
      case WHOLE, FRACTION, FLAG, TEXT, BYTES, CODES, SUFFIX, LIST -> text;
    };
  }

  private String checked(boolean isOne, String what, String text) {
    if (!isOne) {
      throw new IllegalArgumentException(name + " is " + what + ", not '" + text + "'");
    }
    return text;
  }

  private Object time(TimeType<?> type, String text) {
    try {
      return type.parse(text);
    } catch (DateTimeParseException none) {
      String problem = name + " is a " + type.word() + ", such as " + type.at(SUCH_AS) + ", not '";
      throw new IllegalArgumentException(problem + text + "'", none);
    }
  }
}
