package dev.keywright.analysis.infer;

/** Lengths of codes in bits. */
final class Bits {
  private static final double LN_2 = Math.log(2);
  private static final double LN_2_PI = Math.log(2 * Math.PI);

  private Bits() {}

  /** One of so many equal choices. */
  static double of(double choices) {
    return choices <= 1 ? 0 : Math.log(choices) / LN_2;
  }

  /**
   * A sequence of symbols with these counts, by a code that learns the frequencies. It pays for
   * each kind of symbol that comes.
   */
  static double ofCounts(int[] counts, long total) {
    double bits = 0;
    int kinds = 0;
    for (int count : counts) {
      if (count > 0) {
        kinds++;
        bits += count * of((double) total / count);
      }
    }
    return bits + Math.max(0, kinds - 1) * 0.5 * of((double) total);
  }

  /** The order of so many things. */
  static double ofFactorial(int count) {
    if (count < 2) {
      return 0;
    }
    return (count * (Math.log(count) - 1) + 0.5 * (LN_2_PI + Math.log(count))) / LN_2;
  }
}
