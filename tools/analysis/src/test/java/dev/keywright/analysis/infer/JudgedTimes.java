package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;

/** Times as numbers of their units, of which those of 80 years are plausible. */
final class JudgedTimes {
  private static final double YEARS = 80;

  /** Years after 1970. */
  private static final double FIRST_YEAR = 15;

  private static final double NANOS_OF_A_YEAR = 365.25 * 86_400e9;
  private static final double DAY = 86_400e9;

  /** By the first words that a declaration has. */
  private static final Map<String, Double> UNITS = new LinkedHashMap<>();

  static {
    UNITS.put("Year ", 365 * DAY);
    UNITS.put("YearMonth ", 30 * DAY);
    UNITS.put("LocalDate ", DAY);
    UNITS.put("EPOCH_HOURS", DAY / 24);
    UNITS.put("EPOCH_DAYS", DAY);
    UNITS.put("_MILLIS", 1e6);
    UNITS.put("EPOCH_MICROS", 1e3);
    UNITS.put("EPOCH_NANOS", 1.0);
    UNITS.put("DOTNET_TICKS", 100.0);
    UNITS.put("SECONDS", 1e9);
    UNITS.put("Instant ", 1e9);
    UNITS.put("LocalDateTime ", 1e9);
  }

  private JudgedTimes() {}

  /** How many plausible times there are. */
  static double all(double nanos) {
    return YEARS * NANOS_OF_A_YEAR / nanos;
  }

  static boolean arePlausible(long min, long max, double nanos) {
    double ofYear = NANOS_OF_A_YEAR / nanos;
    return min > FIRST_YEAR * ofYear && max < (FIRST_YEAR + YEARS) * ofYear;
  }

  /** The count of a time in its unit, and any other value as a number. */
  static long number(Object value, double nanos) {
    if (value instanceof Instant at) {
      double second = 1e9 / Math.max(1, nanos);
      if (Math.abs(at.getEpochSecond() * second) > Long.MAX_VALUE / 2.0) {
        return Long.MAX_VALUE;
      }
      long fraction = (long) (at.getNano() / Math.max(1, nanos));
      return second < 1
          ? (long) (at.getEpochSecond() * second)
          : at.getEpochSecond() * (long) second + fraction;
    }
    if (value instanceof LocalDateTime at) {
      return number(at.toInstant(ZoneOffset.UTC), nanos);
    }
    if (value instanceof LocalDate day) {
      return day.toEpochDay();
    }
    if (value instanceof YearMonth month) {
      return (month.getYear() - 1970) * 12L + month.getMonthValue();
    }
    if (value instanceof Year year) {
      return year.getValue() - 1970L;
    }
    return value instanceof Character c ? c : ((Number) value).longValue();
  }

  /** How many nanoseconds the unit of a time has; 0 for what is no time. */
  static double nanos(PartSignature part) {
    if (part.kind() != Kind.TIME) {
      return 0;
    }
    String words = part.toString();
    return UNITS.entrySet().stream()
        .filter(unit -> words.contains(unit.getKey()))
        .mapToDouble(Map.Entry::getValue)
        .findFirst()
        .orElse(DAY);
  }
}
