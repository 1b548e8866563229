package dev.keywright.analysis.infer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** How many bits whole numbers take by codes that learn how they are distributed. */
final class JudgedNumbers {
  private static final int MOST_LEADING = 4;
  private static final int MOST_EXPONENTS = 7;
  private static final double CHOICE = 4;
  private static final double HALF = 0.5 * Math.log(Math.PI);

  private JudgedNumbers() {}

  /** The least of a few codes; each of them describes numbers that are evenly spread as well. */
  static double skewed(long[] values, long min, double span) {
    if (values.length < 2 || span < 2 || span > 0x1p63) {
      return Double.POSITIVE_INFINITY;
    }
    double[] offsets = Arrays.stream(values).mapToDouble(value -> value - min).toArray();
    double best = Double.POSITIVE_INFINITY;
    for (int bits = 0; bits <= MOST_EXPONENTS; bits++) {
      best = Math.min(best, byExponent(offsets, bits));
    }
    for (int cells = 2; cells <= 1 << 14; cells *= 2) {
      best = Math.min(best, byCells(offsets, (span + 1) / cells, cells));
    }
    for (long[] numbers : new long[][] {values, near(values, min)}) {
      for (int leading = 1; leading <= MOST_LEADING; leading++) {
        best = Math.min(best, byDigits(numbers, 10, leading));
        best = Math.min(best, byDigits(numbers, 16, leading));
      }
    }
    return best + CHOICE;
  }

  private static long[] near(long[] values, long min) {
    return Arrays.stream(values).map(value -> value - min).toArray();
  }

  /** In which cell of the range each is, and where there. */
  private static double byCells(double[] offsets, double width, int cells) {
    Map<Object, Integer> counts = new HashMap<>();
    for (double offset : offsets) {
      counts.merge((int) (offset / width), 1, Integer::sum);
    }
    return learnt(counts, cells, offsets.length) + offsets.length * Judge.log(width);
  }

  /** The length of each and so many of its first bits, and then the others. */
  private static double byExponent(double[] offsets, int first) {
    Map<Object, Integer> counts = new HashMap<>();
    double rest = 0;
    for (double offset : offsets) {
      int exponent = Math.getExponent(offset + 1);
      int known = Math.min(first, exponent);
      counts.merge(
          exponent + " " + (long) Math.scalb(offset + 1, known - exponent), 1, Integer::sum);
      rest += exponent - known;
    }
    return rest + learnt(counts, 63 << first, offsets.length);
  }

  /** The first digits of each by how often they come, and each other digit by its place. */
  private static double byDigits(long[] values, int base, int leading) {
    int places = 1;
    for (long value : values) {
      if (value < 0) {
        return Double.POSITIVE_INFINITY;
      }
      places = Math.max(places, Long.toString(value, base).length());
    }
    int known = Math.min(leading, places);
    int[][] digits = new int[places - known][base];
    Map<Object, Integer> fronts = new HashMap<>();
    for (long value : values) {
      long rest = value;
      for (int place = digits.length - 1; place >= 0; place--) {
        digits[place][(int) (rest % base)]++;
        rest /= base;
      }
      fronts.merge(rest, 1, Integer::sum);
    }
    double bits = learnt(fronts, Math.pow(base, known), values.length);
    for (int[] place : digits) {
      Map<Object, Integer> counts = new HashMap<>();
      for (int digit = 0; digit < base; digit++) {
        if (place[digit] > 0) {
          counts.put(digit, place[digit]);
        }
      }
      bits += learnt(counts, base, values.length);
    }
    return bits + 2 * Judge.log(places);
  }

  /** Symbols by a code that learns how often each of so many comes. */
  static double learnt(Map<Object, Integer> counts, double symbols, int total) {
    double bits = logGamma(total + symbols / 2) - logGamma(symbols / 2);
    for (int count : counts.values()) {
      bits -= logGamma(count + 0.5) - HALF;
    }
    return Math.min(bits / Math.log(2), sparse(counts, symbols, total));
  }

  /** Which symbols come at all, and then these alone. */
  private static double sparse(Map<Object, Integer> counts, double symbols, int total) {
    int known = counts.size();
    double bits = logGamma(total + known / 2.0) - logGamma(known / 2.0);
    for (int count : counts.values()) {
      bits -= logGamma(count + 0.5) - HALF;
    }
    double all = Math.max(symbols, known);
    double which = logGamma(all + 1) - logGamma(known + 1) - logGamma(all - known + 1);
    return (bits + Math.max(0, which)) / Math.log(2) + Judge.log(symbols);
  }

  // Stirling's series, which is exact enough from 1/2 on after four steps up.
  private static double logGamma(double x) {
    double shift = 0;
    double from = x;
    for (; from < 8; from++) {
      shift += Math.log(Math.max(from, 1e-300));
    }
    return (from - 0.5) * Math.log(from)
        - from
        + 0.5 * Math.log(2 * Math.PI)
        + 1 / (12 * from)
        - 1 / (360 * from * from * from)
        - shift;
  }
}
