package dev.keywright.processor.store;

import java.util.Locale;

/** Large numbers as people read them, the same in every locale: 2,100,000,000 and 42 GB. */
public final class Amounts {
  private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};
  private static final int THOUSAND = 1_000;
  private static final int TEN = 10;

  private Amounts() {}

  /** As {@code 2,100,000,000}. */
  public static String number(long amount) {
    return String.format(Locale.ROOT, "%,d", amount);
  }

  /** As {@code 1 row} or {@code 2,001 rows}. */
  public static String count(long amount, String noun) {
    return number(amount) + " " + noun + (amount == 1 ? "" : "s");
  }

  /** As {@code 200 bytes}, {@code 1.5 MB} or {@code 42 GB}: rounded down, small ones to a tenth. */
  public static String bytes(long amount) {
    if (amount < THOUSAND) {
      return count(amount, "byte");
    }
    long unitSize = THOUSAND;
    int unit = 1;
    while (amount / unitSize >= THOUSAND) {
      unitSize *= THOUSAND;
      unit++;
    }
    long whole = amount / unitSize;
    long tenth = amount % unitSize / (unitSize / TEN);
    boolean isSmall = whole < TEN && tenth > 0;
    return whole + (isSmall ? "." + tenth : "") + " " + UNITS[unit];
  }
}
