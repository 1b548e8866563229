package dev.keywright.benchmarks.table;

import java.util.Locale;

/** How amounts are written: in a unit in which they are short. */
public final class Amounts {
  private static final double MANY = 1e6;

  private Amounts() {}

  /** A time with its unit. */
  public static String time(double nanos) {
    return nanos < MANY ? number(nanos) + " ns" : number(nanos / MANY) + " ms";
  }

  /** An amount of memory with its unit. */
  public static String memory(double bytes) {
    return bytes < MANY ? number(bytes) + " B" : number(bytes / MANY) + " MB";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 1000 ? "%.1f" : "%.0f", value);
  }
}
