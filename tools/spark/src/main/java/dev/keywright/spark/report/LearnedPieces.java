package dev.keywright.spark.report;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What was learnt from the partitions of an input, by their numbers. Spark merges in any order, and
 * the order of keys matters: so neighbours are merged as soon as both are there, and the rest at
 * the end.
 *
 * <p>It is public as Spark makes its serializer by name.
 */
public final class LearnedPieces<P extends Serializable> implements Serializable {
  private static final long serialVersionUID = 1;

  private final Learning<P> learning;
  private final NullCounts nulls;
  private final TreeMap<Integer, Stretch<P>> stretches = new TreeMap<>();

  /** Neighbouring partitions, up to the last one. */
  private record Stretch<P extends Serializable>(int last, P piece) implements Serializable {}

  LearnedPieces(Learning<P> learning, List<String> columns) {
    this.learning = learning;
    this.nulls = new NullCounts(columns);
  }

  /** The rows that nothing was learnt from. */
  NullCounts nulls() {
    return nulls;
  }

  void add(int partition, long number, Object... columns) {
    Map.Entry<Integer, Stretch<P>> before = stretches.floorEntry(partition);
    int first = before != null && before.getValue().last >= partition ? before.getKey() : partition;
    Stretch<P> stretch =
        stretches.computeIfAbsent(first, it -> new Stretch<>(it, learning.empty()));
    learning.add(stretch.piece, number, columns);
  }

  void merge(LearnedPieces<P> others) {
    others.stretches.forEach(this::put);
    nulls.merge(others.nulls);
  }

  // With many groups, Spark makes two buffers of one partition and merges them.
  private void put(int first, Stretch<P> stretch) {
    int begin = first;
    Stretch<P> joined = stretch;
    Map.Entry<Integer, Stretch<P>> before = stretches.floorEntry(first);
    if (before != null && before.getValue().last >= first - 1) {
      begin = before.getKey();
      joined = joined(before.getValue(), stretch);
    }
    Map.Entry<Integer, Stretch<P>> next = stretches.higherEntry(begin);
    while (next != null && next.getKey() <= joined.last + 1) {
      stretches.remove(next.getKey());
      joined = joined(joined, next.getValue());
      next = stretches.higherEntry(begin);
    }
    stretches.put(begin, joined);
  }

  private Stretch<P> joined(Stretch<P> stretch, Stretch<P> next) {
    learning.merge(stretch.piece, next.piece);
    return new Stretch<>(Math.max(stretch.last, next.last), stretch.piece);
  }

  /** What was learnt from all. */
  P whole() {
    @Nullable P whole = null;
    for (Stretch<P> stretch : stretches.values()) {
      if (whole == null) {
        whole = stretch.piece;
      } else {
        learning.merge(whole, stretch.piece);
      }
    }
    return whole == null ? learning.empty() : whole;
  }
}
