package dev.keywright.spark.report;

import dev.keywright.analysis.KeyLearner;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What was learnt from the partitions of an input, by their numbers. Spark merges in any order, and
 * the order of keys matters: so neighbours are merged as soon as both are there, and the rest at
 * the end.
 *
 * <p>It is public as Spark makes its serializer by name.
 */
public final class LearnedPieces<P extends KeyLearner<P>> implements Serializable {
  private static final long serialVersionUID = 1;

  private final Start<P> start;
  private final NullCounts nulls;
  private final TreeMap<Integer, Stretch<P>> stretches = new TreeMap<>();

  /** Neighbouring partitions, up to the last one. */
  private record Stretch<P extends KeyLearner<P>>(int last, P piece) implements Serializable {}

  /** Makes pieces that have learnt nothing yet, on any machine. */
  interface Start<P> extends Supplier<P>, Serializable {}

  LearnedPieces(Start<P> start, List<String> columns) {
    this.start = start;
    this.nulls = new NullCounts(columns);
  }

  /** The rows that nothing was learnt from. */
  NullCounts nulls() {
    return nulls;
  }

  void add(int partition, long number, Object... columns) {
    Map.Entry<Integer, Stretch<P>> before = stretches.floorEntry(partition);
    int first = before != null && before.getValue().last >= partition ? before.getKey() : partition;
    Stretch<P> stretch = stretches.computeIfAbsent(first, it -> new Stretch<>(it, start.get()));
    stretch.piece.add(number, columns);
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
    stretch.piece.merge(next.piece);
    return new Stretch<>(Math.max(stretch.last, next.last), stretch.piece);
  }

  /** What was learnt from all. */
  P whole() {
    @Nullable P whole = null;
    for (Stretch<P> stretch : stretches.values()) {
      if (whole == null) {
        whole = stretch.piece;
      } else {
        whole.merge(stretch.piece);
      }
    }
    return whole == null ? start.get() : whole;
  }
}
