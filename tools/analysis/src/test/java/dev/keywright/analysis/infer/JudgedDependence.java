package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.cost.Bits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** How many bits the values of a part take if those of the part before it are known. */
final class JudgedDependence {
  private static final double CHOICE = 1;

  private JudgedDependence() {}

  /**
   * All values in their order once; then, for each value of the part before, which of them it has:
   * all between two of them, or some.
   *
   * @param table what it takes to say all values
   */
  static double bits(List<?> values, List<?> before, double table) {
    List<Object> sorted = new ArrayList<>(new TreeSet<>(values));
    Map<Object, Integer> ranks = new LinkedHashMap<>();
    sorted.forEach(it -> ranks.put(it, ranks.size()));
    double bits = table + CHOICE;
    for (long[] group : groups(values.stream().mapToLong(ranks::get).toArray(), before)) {
      bits += group(group, sorted.size());
    }
    return bits;
  }

  /** For each value of the part before, between which numbers they lie, and where. */
  static double ofNumbers(long[] values, List<?> before, double span) {
    double bits = CHOICE + Judge.log(span) + Bits.of(values.length);
    for (long[] group : groups(values, before)) {
      bits += Math.min(group(group, span), group.length * Judge.log(span));
    }
    return bits;
  }

  private static Collection<long[]> groups(long[] values, List<?> before) {
    Map<Object, List<Long>> groups = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      groups.computeIfAbsent(before.get(i), it -> new ArrayList<>()).add(values[i]);
    }
    return groups.values().stream()
        .map(it -> it.stream().mapToLong(Long::longValue).toArray())
        .toList();
  }

  private static double group(long[] values, double all) {
    long[] sorted = Arrays.stream(values).sorted().toArray();
    long distinct = Arrays.stream(sorted).distinct().count();
    double width = (double) sorted[sorted.length - 1] - (double) sorted[0] + 1;
    double window = Judge.log(all) + Judge.log(all / width) + values.length * Judge.log(width);
    double some =
        (double) distinct * Judge.log(all)
            - Bits.ofFactorial((int) distinct)
            + values.length * Judge.log((double) distinct);
    return Math.min(window, Math.max(0, some) + Judge.log(values.length)) + 1;
  }
}
