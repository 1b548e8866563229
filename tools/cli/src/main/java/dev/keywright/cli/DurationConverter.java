package dev.keywright.cli;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times such as {@code 90s}, {@code 30m}, {@code 12h} and {@code 7d}, in seconds. */
final class DurationConverter implements ITypeConverter<Double> {
  private static final int MOST_DAYS = 36_500;
  private static final Pattern FORM = Pattern.compile("(\\d+(?:\\.\\d+)?)([smhd])");
  private static final Map<String, Double> UNITS =
      Map.of("s", 1.0, "m", 60.0, "h", 3_600.0, "d", 86_400.0);

  @Override
  public Double convert(String text) {
    Matcher read = FORM.matcher(text);
    if (!read.matches() || Double.parseDouble(read.group(1)) == 0) {
      throw new TypeConversionException("'" + text + "' is not a time such as 90s, 30m, 12h or 7d");
    }
    double seconds = Double.parseDouble(read.group(1)) * UNITS.getOrDefault(read.group(2), 1.0);
    if (seconds > MOST_DAYS * UNITS.getOrDefault("d", 1.0)) {
      throw new TypeConversionException("'" + text + "' is longer than " + MOST_DAYS + "d");
    }
    return seconds;
  }
}
