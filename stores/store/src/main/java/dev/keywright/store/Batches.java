package dev.keywright.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Cuts rows into the batches that a store accepts. Rows with the same key never share a batch, and
 * stay in their order.
 *
 * @param <W> a row to be written
 */
public final class Batches<W> {
  private final int mostRows;
  private final List<Limit<W>> limits;
  private final Function<? super W, ?> key;
  private final Function<? super W, ?> partition;

  private Batches(
      int mostRows,
      List<Limit<W>> limits,
      Function<? super W, ?> key,
      Function<? super W, ?> partition) {
    this.mostRows = mostRows;
    this.limits = limits;
    this.key = key;
    this.partition = partition;
  }

  /**
   * Batches of at most so many rows.
   *
   * @param key what tells rows apart, with {@code equals}
   */
  public static <W> Batches<W> of(int mostRows, Function<? super W, ?> key) {
    return new Batches<>(mostRows, List.of(), key, row -> "");
  }

  /** And of at most so many bytes; a row with more is a batch of its own. */
  public Batches<W> mostBytes(long most, ToLongFunction<? super W> ofRow) {
    return most(most, ofRow);
  }

  /** And of at most so many of something else; a row with more is a batch of its own. */
  public Batches<W> most(long most, ToLongFunction<? super W> ofRow) {
    List<Limit<W>> all = new ArrayList<>(limits);
    all.add(new Limit<>(most, ofRow));
    return new Batches<>(mostRows, all, key, partition);
  }

  /** And each of one partition, told apart with {@code equals}. */
  public Batches<W> byPartition(Function<? super W, ?> ofRow) {
    return new Batches<>(mostRows, limits, key, ofRow);
  }

  /** All rows in batches, those of one partition in their order. */
  public List<List<W>> cut(Collection<? extends W> rows) {
    Map<Object, Open<W>> open = new LinkedHashMap<>();
    List<List<W>> batches = new ArrayList<>();
    for (W row : rows) {
      long[] sizes = limits.stream().mapToLong(limit -> limit.ofRow().applyAsLong(row)).toArray();
      Object rowKey = key.apply(row);
      Open<W> batch = open.computeIfAbsent(partition.apply(row), it -> new Open<>(sizes.length));
      if (!batch.takes(sizes, rowKey, this)) {
        batches.add(batch.rows);
        batch = new Open<>(sizes.length);
        open.put(partition.apply(row), batch);
      }
      batch.add(row, sizes, rowKey);
    }
    open.values().forEach(batch -> batches.add(batch.rows));
    return batches;
  }

  /** What a batch may have of something. */
  private record Limit<W>(long most, ToLongFunction<? super W> ofRow) {}

  /** A batch that is being filled. */
  private static final class Open<W> {
    private final List<W> rows = new ArrayList<>();
    private final Set<Object> keys = new HashSet<>();
    private final long[] sums;

    Open(int limits) {
      sums = new long[limits];
    }

    boolean takes(long[] sizes, Object key, Batches<W> batches) {
      if (rows.isEmpty()) {
        return true;
      }
      for (int i = 0; i < sizes.length; i++) {
        if (sums[i] + sizes[i] > batches.limits.get(i).most()) {
          return false;
        }
      }
      return rows.size() < batches.mostRows && !keys.contains(key);
    }

    void add(W row, long[] sizes, Object key) {
      rows.add(row);
      keys.add(key);
      Arrays.setAll(sums, i -> sums[i] + sizes[i]);
    }
  }
}
