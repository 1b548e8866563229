package dev.keywright.analysis.infer.cost;

/**
 * How many bits numbers take by a code that halves the range where they lie, and says how many of
 * them are in each half, as long as that saves bits. So it learns any distribution: small numbers
 * more often than large ones, numbers in a few ranges, and numbers of which some come often. It
 * takes as many bits for the same numbers counted down, or from another one on.
 */
final class Splits {
  /** Whether all are anywhere, in the left half, in the right half, or in both. */
  private static final double FORM = 2;

  /** So few numbers show no distribution. */
  private static final int FEW = 4;

  private final long[] sorted;

  private Splits(long... sorted) {
    this.sorted = sorted;
  }

  /** The bits if the smallest number and the largest one are known. */
  static double bits(long... sorted) {
    long span = sorted[sorted.length - 1] - sorted[0];
    return new Splits(sorted).bits(0, sorted.length, sorted[0], span);
  }

  /** Of the numbers from an index to another, which are at most so far above a first one. */
  private double bits(int from, int to, long first, long span) {
    int count = to - from;
    double anywhere = count * width(span);
    if (count < FEW || span == 0) {
      return anywhere;
    }
    anywhere = Math.min(anywhere, count * width(sorted[to - 1] - sorted[from]) + 2.0 * width(span));
    long half = span >>> 1;
    long middle = first + half + 1;
    int cut = firstFrom(middle, from, to);
    if (cut == from) {
      return FORM + Math.min(anywhere, bits(from, to, middle, span - half - 1));
    }
    if (cut == to) {
      return FORM + Math.min(anywhere, bits(from, to, first, half));
    }
    double counts = Bits.of(count) + Bits.ofFactorial(count);
    counts -= Bits.ofFactorial(cut - from) + Bits.ofFactorial(to - cut);
    double both = bits(from, cut, first, half) + bits(cut, to, middle, span - half - 1);
    return FORM + Math.min(anywhere, counts + both);
  }

  private static double width(long span) {
    return Bits.of((span >= 0 ? (double) span : (double) span + 0x1p64) + 1);
  }

  /** The index of the first number that is not below another. */
  private int firstFrom(long number, int from, int to) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
