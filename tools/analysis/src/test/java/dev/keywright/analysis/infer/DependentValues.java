package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Rows whose values depend on each other, as those of real tables do: the orders of one customer
 * have numbers near each other, and a plant has some of the sensors.
 */
final class DependentValues {
  /** So many values there are of a part that depends on the one before it. */
  private static final int POOL = 4096;

  private final SplittableRandom random;
  private final Map<String, RandomValues> values;

  /** The parts that depend on the one before them, and all values of each in their order. */
  private final Map<String, List<Object>> pools = new LinkedHashMap<>();

  /** Which values of a part come with one value before it: the first one, and how many. */
  private final Map<String, Map<Object, int[]>> windows = new HashMap<>();

  DependentValues(Map<String, RandomValues> values, SplittableRandom random) {
    this.random = random;
    this.values = values;
    values.keySet().stream().skip(1).filter(part -> random.nextBoolean()).forEach(this::addPool);
  }

  private void addPool(String part) {
    List<Object> pool = new ArrayList<>();
    for (int i = 0; i < POOL; i++) {
      pool.add(values.get(part).next(random));
    }
    pool.sort(DependentValues::compare);
    pools.put(part, pool);
    windows.put(part, new HashMap<>());
  }

  @SuppressWarnings("unchecked")
  private static int compare(Object a, Object b) {
    return a instanceof byte[] bytes
        ? Arrays.compareUnsigned(bytes, (byte[]) b)
        : a instanceof Comparable<?> ? ((Comparable<Object>) a).compareTo(b) : 0;
  }

  Map<String, Object> row() {
    Map<String, Object> row = new LinkedHashMap<>();
    Object before = "";
    for (Map.Entry<String, RandomValues> each : values.entrySet()) {
      String part = each.getKey();
      Object value =
          pools.containsKey(part) ? ofWindow(part, before) : each.getValue().next(random);
      row.put(part, value);
      before = value instanceof byte[] bytes ? Arrays.hashCode(bytes) : value;
    }
    return row;
  }

  private Object ofWindow(String part, Object before) {
    int[] window = windows.get(part).computeIfAbsent(before, it -> window());
    return pools.get(part).get(window[0] + random.nextInt(window[1]));
  }

  /** Few of them or many. */
  private int[] window() {
    int width = (int) Math.pow(POOL, random.nextDouble());
    return new int[] {random.nextInt(POOL - width + 1), width};
  }
}
