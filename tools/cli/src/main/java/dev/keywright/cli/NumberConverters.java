package dev.keywright.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the numbers of options. What is none is told with what to write, and without Java types.
 */
final class NumberConverters {
  private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");

  /** What people put between groups of digits. */
  private static final Pattern BETWEEN_GROUPS = Pattern.compile("(?<=[0-9])[,_' ](?=[0-9]{3})");

  private static final int MOST_DIGITS = 18;

  private NumberConverters() {}

  /** Has the options of a command read by these. */
  static CommandLine addTo(CommandLine main) {
    ITypeConverter<Integer> ofInt = it -> (int) whole(it, Integer.MIN_VALUE, Integer.MAX_VALUE);
    ITypeConverter<Long> ofLong = it -> whole(it, Long.MIN_VALUE, Long.MAX_VALUE);
    ITypeConverter<Double> ofDouble = NumberConverters::fraction;
    return main.registerConverter(int.class, ofInt)
        .registerConverter(Integer.class, ofInt)
        .registerConverter(long.class, ofLong)
        .registerConverter(Long.class, ofLong)
        .registerConverter(double.class, ofDouble)
        .registerConverter(Double.class, ofDouble);
  }

  private static long whole(String text, long least, long most) {
    if (!WHOLE.matcher(text).matches()) {
      String instead = meant(text).map(Object::toString).orElse("digits alone, such as 1000");
      throw new TypeConversionException("'" + text + "' is not a whole number; write " + instead);
    }
    BigInteger number = new BigInteger(text);
    if (number.compareTo(BigInteger.valueOf(least)) < 0
        || number.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new TypeConversionException(
          "'" + text + "' is not from " + least + " to " + most + ", as numbers are here");
    }
    return number.longValueExact();
  }

  /** The whole number that something like {@code 1e9} or {@code 1,000,000} stands for. */
  private static Optional<BigInteger> meant(String text) {
    String digits = BETWEEN_GROUPS.matcher(text).replaceAll("");
    if (!NUMBER.matcher(digits).matches()) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(digits).stripTrailingZeros();
    return number.scale() <= 0 && number.precision() - number.scale() <= MOST_DIGITS
        ? Optional.of(number.toBigIntegerExact())
        : Optional.empty();
  }

  private static double fraction(String text) {
    double number = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
    if (!Double.isFinite(number)) {
      throw new TypeConversionException("'" + text + "' is not a number such as 1000 or 0.5");
    }
    return number;
  }
}
