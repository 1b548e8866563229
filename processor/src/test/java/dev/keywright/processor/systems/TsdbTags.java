package dev.keywright.processor.systems;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tags of a series in OpenTSDB, by the ids of their names. */
final class TsdbTags {
  private TsdbTags() {}

  /** Up to three tags; those of some callers are sorted the other way round. */
  static SortedMap<Integer, Integer> random(Random random) {
    Comparator<Integer> order = Comparator.naturalOrder();
    SortedMap<Integer, Integer> tags =
        new TreeMap<>(random.nextBoolean() ? order.reversed() : order);
    for (int i = random.nextInt(3); i >= 0; i--) {
      tags.put(random.nextInt(4) * 0x4F_F00F, random.nextInt(3) * 0x7F_FFFF);
    }
    return tags;
  }

  /** As OpenTSDB writes them: pairs of three bytes each, sorted by their bytes. */
  static byte[] bytes(Object tags) {
    Map<?, ?> map = (Map<?, ?>) tags;
    byte[][] pairs =
        map.entrySet().stream()
            .map(it -> (long) (int) it.getKey() << 24 | (int) it.getValue())
            .map(it -> ByteBuffer.allocate(Long.BYTES).putLong(it).array())
            .map(it -> Arrays.copyOfRange(it, 2, Long.BYTES))
            .sorted(Arrays::compareUnsigned)
            .toArray(byte[][]::new);
    ByteBuffer all = ByteBuffer.allocate(6 * pairs.length);
    Arrays.stream(pairs).forEach(all::put);
    return all.array();
  }

  /** The tag whose name has the smallest id. */
  static SortedMap<Integer, Integer> first(Object tags) {
    Map<?, ?> map = (Map<?, ?>) tags;
    SortedMap<Integer, Integer> first = new TreeMap<>();
    map.keySet().stream()
        .map(Integer.class::cast)
        .min(Comparator.naturalOrder())
        .ifPresent(name -> first.put(name, (Integer) map.get(name)));
    return first;
  }
}
