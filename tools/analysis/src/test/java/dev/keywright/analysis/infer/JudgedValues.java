package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.cost.Bits;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;

/** How many bits the values of a part take, by plain codes. */
final class JudgedValues {
  /** Times of other centuries are none: nothing is known of them. */
  private static final double IMPLAUSIBLE = 64;

  private JudgedValues() {}

  /** The least of two codes: each value for itself, or a table of values and where each comes. */
  static double bits(List<Object> values, double nanos) {
    Map<Object, Integer> counts = new HashMap<>();
    boolean areBytes = values.get(0) instanceof byte[];
    values.forEach(it -> counts.merge(areBytes ? text((byte[]) it) : it, 1, Integer::sum));
    List<Object> distinct = new ArrayList<>(counts.keySet());
    double frequencies = frequencies(counts, values.size());
    if (areBytes) {
      double table = texts(distinct, true) - Bits.ofFactorial(distinct.size());
      return Math.min(texts(values, true), Math.max(0, table) + frequencies);
    }
    double table = each(distinct, values.size(), nanos) - Bits.ofFactorial(distinct.size());
    double each = each(values, values.size(), nanos);
    return Math.min(each, Math.max(0, table) + frequencies);
  }

  /** The same if the values of the part before are known. */
  static double bits(List<Object> values, List<Object> before, double nanos) {
    boolean areBytes = values.get(0) instanceof byte[];
    List<Object> all =
        areBytes ? values.stream().<Object>map(it -> text((byte[]) it)).toList() : values;
    double alone = bits(values, nanos);
    if (!(all.get(0) instanceof Comparable<?>)) {
      return alone;
    }
    List<Object> distinct = new ArrayList<>(new TreeSet<>(all));
    double table =
        (areBytes ? texts(distinct, true) : each(distinct, values.size(), nanos))
            - Bits.ofFactorial(distinct.size());
    double bits = JudgedDependence.bits(all, before, Math.max(0, table));
    if (isNumber(all.get(0))) {
      long[] numbers = all.stream().mapToLong(it -> JudgedTimes.number(it, nanos)).toArray();
      double span =
          span(Arrays.stream(numbers).min().orElse(0), Arrays.stream(numbers).max().orElse(0));
      boolean isPlausible =
          nanos == 0 || each(distinct, values.size(), nanos) < distinct.size() * IMPLAUSIBLE;
      bits =
          isPlausible
              ? Math.min(bits, JudgedDependence.ofNumbers(numbers, before, span + 1))
              : bits;
    }
    return Math.min(alone, bits);
  }

  private static boolean isNumber(Object value) {
    return !(value instanceof UUID
        || value instanceof Boolean
        || value instanceof List<?>
        || value instanceof String
        || value instanceof Double
        || value instanceof Float);
  }

  private static double each(List<Object> values, int keys, double nanos) {
    Object first = values.get(0);
    if (first instanceof UUID) {
      boolean isRandom = values.stream().allMatch(it -> ((UUID) it).version() == 4);
      return values.size() * (isRandom ? 122 : 128) + (isRandom ? 0 : 24);
    }
    if (first instanceof Boolean) {
      return values.size();
    }
    if (first instanceof List<?>) {
      return lists(values, keys);
    }
    if (first instanceof String) {
      return texts(values, false);
    }
    if (first instanceof Double || first instanceof Float) {
      return fractions(values);
    }
    return numbers(
        values.stream().mapToLong(it -> JudgedTimes.number(it, nanos)).toArray(), keys, nanos);
  }

  /** Between bounds, which need be no more exact than the values lie close. */
  private static double numbers(long[] values, int keys, double nanos) {
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    long step = 0;
    for (long value : values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
      step = gcd(value - values[0], step);
    }
    double every = Math.max(1, Math.abs((double) step));
    double span = span(min, max);
    double even = values.length * Judge.log(span / every + 1);
    double width = Math.min(even, JudgedNumbers.skewed(values, min, span));
    double ofStep = every > 1 ? 10 : 0;
    if (nanos > 0) {
      double all = JudgedTimes.all(nanos);
      double start = Judge.log(all / Math.max(1, span)) + Judge.log(keys);
      boolean isPlausible = JudgedTimes.arePlausible(min, max, nanos);
      return isPlausible ? width + start + Judge.log(keys) + ofStep : values.length * IMPLAUSIBLE;
    }
    double most = Math.max(Math.abs((double) max), Math.abs((double) min));
    double window = width + bound(Math.abs((double) min), keys);
    // One bound is enough for numbers from zero, and for those that are as far below as above.
    double around = (min < 0 ? 2 : 1) * (most / every) + 1;
    return Math.min(values.length * Judge.log(around), window) + bound(most, keys) + ofStep;
  }

  // Doubles have no room for the difference of two large numbers.
  private static double span(long min, long max) {
    long span = max - min;
    return span >= 0 ? (double) span : (double) max - (double) min;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static double bound(double value, int keys) {
    double length = Judge.log(value + 1);
    return 2 * Judge.log(length + 1) + 1 + Math.min(length, Judge.log(keys));
  }

  /** How large each is, and then all digits. */
  private static double fractions(List<Object> values) {
    Map<Integer, Integer> exponents = new HashMap<>();
    values.forEach(it -> exponents.merge(exponent(it), 1, Integer::sum));
    double bits = 16.0 * exponents.size();
    for (int count : exponents.values()) {
      bits += count * Judge.log((double) values.size() / count);
    }
    return bits + values.size() * (values.get(0) instanceof Double ? 52.0 : 23.0);
  }

  private static int exponent(Object value) {
    return Math.getExponent(((Number) value).doubleValue())
        + (((Number) value).doubleValue() < 0 ? 1 << 16 : 0);
  }

  private static double texts(List<Object> values, boolean areBytes) {
    Map<Integer, Integer> lengths = new HashMap<>();
    int[] seen = new int[256];
    long total = 0;
    for (Object value : values) {
      String text = value instanceof byte[] b ? text(b) : utf8((String) value);
      lengths.merge(text.length(), 1, Integer::sum);
      total += text.length();
      text.chars().forEach(c -> seen[c]++);
    }
    double bits = 8.0 * lengths.size();
    for (int count : lengths.values()) {
      bits += count * Judge.log((double) values.size() / count);
    }
    double learnt = 0;
    int kinds = 0;
    for (int count : seen) {
      kinds += count > 0 ? 1 : 0;
      learnt +=
          count > 0
              ? count * Judge.log((double) total / count) + 0.5 * Judge.log((double) total)
              : 0;
    }
    // Bytes may be any; only of texts something can be learnt.
    if (areBytes) {
      return bits + 8.0 * total;
    }
    double even = Math.min(total * Judge.log(kinds) + 3.0 * kinds, 8.0 * total);
    return Math.min(bits + Math.min(learnt, even), JudgedForms.bits(values));
  }

  private static double lists(List<Object> values, int keys) {
    Map<Integer, List<Object>> byPlace = new HashMap<>();
    double bits = 0;
    for (Object value : values) {
      List<?> list = (List<?>) value;
      bits += 2;
      for (Object element : list) {
        List<?> parts = element instanceof List<?> more ? more : List.of(element);
        for (int i = 0; i < parts.size(); i++) {
          byPlace.computeIfAbsent(i, it -> new ArrayList<>()).add(parts.get(i));
        }
      }
    }
    for (List<Object> place : byPlace.values()) {
      bits += each(place, keys, 0);
    }
    return bits;
  }

  private static double frequencies(Map<Object, Integer> counts, int total) {
    double bits = 0.5 * (counts.size() - 1) * Judge.log(total);
    for (int count : counts.values()) {
      bits += count * Judge.log((double) total / count);
    }
    return bits;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static String utf8(String text) {
    return text(text.getBytes(StandardCharsets.UTF_8));
  }
}
