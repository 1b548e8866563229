package dev.keywright.processor.check;

/** Large numbers as people read them: 2,100,000,000 and 42 GB. */
final class Amounts {
  private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};
  private static final int THOUSAND = 1_000;

  private Amounts() {}

  static String number(long amount) {
    StringBuilder digits = new StringBuilder(Long.toString(amount));
    for (int i = digits.length() - 3; i > 0; i -= 3) {
      digits.insert(i, ',');
    }
    return digits.toString();
  }

  /** Bytes in the largest unit that leaves a whole number, of one decimal where that is small. */
  static String bytes(long amount) {
    long tenths = amount;
    int unit = 0;
    // Tenths of the next unit, so that 1.5 GB is not 1 GB.
    while (tenths >= THOUSAND && unit < UNITS.length - 1) {
      tenths = unit == 0 ? tenths / (THOUSAND / 10) : tenths / THOUSAND;
      unit++;
      if (tenths < 10L * THOUSAND) {
        break;
      }
    }
    if (unit == 0) {
      return amount + " bytes";
    }
    boolean isWhole = tenths % 10 == 0 || tenths >= 100;
    return tenths / 10 + (isWhole ? "" : "." + tenths % 10) + " " + UNITS[unit];
  }
}
