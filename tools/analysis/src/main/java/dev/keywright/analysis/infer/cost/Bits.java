package dev.keywright.analysis.infer.cost;

/** Lengths of codes in bits. */
public final class Bits {
  private static final double LN_2 = Math.log(2);
  private static final double LN_2_PI = Math.log(2 * Math.PI);

  private Bits() {}

  /** One of so many equal choices. */
  public static double of(double choices) {
    return choices <= 1 ? 0 : Math.log(choices) / LN_2;
  }

  /**
   * A sequence of symbols with these counts, by a code that learns the frequencies. It pays for
   * each kind of symbol that comes.
   */
  public static double ofCounts(int[] counts, long total) {
    double bits = 0;
    int kinds = 0;
    for (int count : counts) {
      if (count > 0) {
        kinds++;
        bits += count * of((double) total / (double) count);
      }
    }
    return bits + Math.max(0, kinds - 1) * 0.5 * of((double) total);
  }

  /** The order of so many things. */
  public static double ofFactorial(int count) {
    if (count < 2) {
      return 0;
    }
    double n = count;
    return (n * (Math.log(n) - 1) + 0.5 * (LN_2_PI + Math.log(n))) / LN_2;
  }
}
