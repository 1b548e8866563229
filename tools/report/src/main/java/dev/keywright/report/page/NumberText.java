package dev.keywright.report.page;

import java.util.Locale;
import java.util.OptionalLong;

/** Numbers as pages show them. */
public final class NumberText {
  /** What is where a number is not known. */
  static final String UNKNOWN = "unknown";

  private static final long FEW_BYTES = 10_000;
  private static final String[] UNITS = {"kB", "MB", "GB", "TB", "PB", "EB"};
  private static final double STEP = 1_000;
  private static final double ONE_PERCENT = 0.01;
  private static final double SHORTEST_SHARE = 0.001;

  private NumberText() {}

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  public static String count(OptionalLong number) {
    return number.isPresent() ? count(number.getAsLong()) : UNKNOWN;
  }

  /** Such as {@code 1 row} and {@code 2 rows}. */
  public static String count(long number, String what) {
    return count(number) + " " + (number == 1 ? what : what + "s");
  }

  /** Such as {@code 1,024 bytes}, {@code 12 kB} and {@code 1.5 GB}. */
  public static String bytes(long bytes) {
    if (bytes < FEW_BYTES) {
      return count(bytes, "byte");
    }
    double amount = bytes / STEP;
    int unit = 0;
    while (amount >= STEP) {
      amount /= STEP;
      unit++;
    }
    String digits = String.format(Locale.ROOT, "%.1f", amount).replaceFirst("\\.0$", "");
    return digits + " " + UNITS[unit];
  }

  public static String bytes(OptionalLong bytes) {
    return bytes.isPresent() ? bytes(bytes.getAsLong()) : UNKNOWN;
  }

  /** A share in percent, with a digit after the point where it is small, on one line. */
  public static String percent(double share) {
    if (share > 0 && share < SHORTEST_SHARE) {
      return "less than 0.1\u00a0%";
    }
    return String.format(
        Locale.ROOT, share < 10 * ONE_PERCENT ? "%.1f\u00a0%%" : "%.0f\u00a0%%", share * 100);
  }
}
