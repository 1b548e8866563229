package dev.keywright.store;

import java.util.ArrayList;
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
  private final long mostBytes;
  private final ToLongFunction<? super W> bytes;
  private final Function<? super W, ?> key;
  private final Function<? super W, ?> partition;

  private Batches(
      int mostRows,
      long mostBytes,
      ToLongFunction<? super W> bytes,
      Function<? super W, ?> key,
      Function<? super W, ?> partition) {
    this.mostRows = mostRows;
    this.mostBytes = mostBytes;
    this.bytes = bytes;
    this.key = key;
    this.partition = partition;
  }

  /**
   * Batches of at most so many rows.
   *
   * @param key what tells rows apart, with {@code equals}
   */
  public static <W> Batches<W> of(int mostRows, Function<? super W, ?> key) {
    return new Batches<>(mostRows, Long.MAX_VALUE, row -> 0, key, row -> "");
  }

  /** And of at most so many bytes; a row with more is a batch of its own. */
  public Batches<W> mostBytes(long most, ToLongFunction<? super W> ofRow) {
    return new Batches<>(mostRows, most, ofRow, key, partition);
  }

  /** And each of one partition, told apart with {@code equals}. */
  public Batches<W> byPartition(Function<? super W, ?> ofRow) {
    return new Batches<>(mostRows, mostBytes, bytes, key, ofRow);
  }

  /** All rows in batches, those of one partition in their order. */
  public List<List<W>> cut(Collection<? extends W> rows) {
    Map<Object, Open<W>> open = new LinkedHashMap<>();
    List<List<W>> batches = new ArrayList<>();
    for (W row : rows) {
      long size = bytes.applyAsLong(row);
      Object rowKey = key.apply(row);
      Open<W> batch = open.computeIfAbsent(partition.apply(row), it -> new Open<>());
      if (!batch.takes(size, rowKey, this)) {
        batches.add(batch.rows);
        batch = new Open<>();
        open.put(partition.apply(row), batch);
      }
      batch.add(row, size, rowKey);
    }
    open.values().forEach(batch -> batches.add(batch.rows));
    return batches;
  }

  /** A batch that is being filled. */
  private static final class Open<W> {
    private final List<W> rows = new ArrayList<>();
    private final Set<Object> keys = new HashSet<>();
    private long size;

    boolean takes(long bytes, Object key, Batches<W> limits) {
      return rows.isEmpty()
          || (rows.size() < limits.mostRows
              && size + bytes <= limits.mostBytes
              && !keys.contains(key));
    }

    void add(W row, long bytes, Object key) {
      rows.add(row);
      keys.add(key);
      size += bytes;
    }
  }
}
