package dev.keywright.example.input;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.InvalidPartException;
import java.util.regex.Pattern;

/** One line of a CSV file, read as a purchase. */
final class CsvLine {
  // Long.parseLong also takes a plus sign and the digits of other scripts.
  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]+");

  private CsvLine() {}

  /**
   * @throws BadDataException if the line has too few or too many values
   * @throws InvalidPartException if a value is not what its part can hold
   */
  static Purchase purchase(String line, int columns) {
    String[] values = line.split(",", columns == 5 ? 5 : -1);
    if (values.length != columns) {
      throw new BadDataException("has " + values.length + " values instead of " + columns);
    }
    return new Purchase(
        integer("deviceId", values[0].strip()),
        values[1].strip(),
        whole("cardId", values[2].strip()),
        whole("orderNumber", values[3].strip()),
        columns == 5 ? values[4] : "");
  }

  private static int integer(String part, String value) {
    long number = whole(part, value);
    if (number != (int) number) {
      throw new InvalidPartException(part, number, "fit into an int");
    }
    return (int) number;
  }

  private static long whole(String part, String value) {
    if (!WHOLE_NUMBER.matcher(value).matches()) {
      throw new InvalidPartException(part, value, "be a whole number");
    }
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      InvalidPartException tooLarge = new InvalidPartException(part, value, "fit into a long");
      tooLarge.initCause(e);
      throw tooLarge;
    }
  }
}
