package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** A design and its generated class, and the keys that laws ask of it; for one thread. */
final class LoadedDesign {
  private final Design design;
  private final Supplier<LoadedKey> loading;
  private final List<List<Object>> shuffled = new ArrayList<>();
  private final List<Row> few = new ArrayList<>();
  private final Map<Integer, Optional<Edges>> edges = new HashMap<>();
  private List<Row> rows = List.of();
  private LoadedKey key;
  private SortedRows sorted;
  private ScanStages stages;

  /**
   * Loads the class once a law asks for it.
   *
   * @param loading loads it
   */
  LoadedDesign(Design design, Supplier<LoadedKey> loading) {
    this.design = design;
    this.loading = loading;
  }

  Design design() {
    return design;
  }

  LoadedKey key() {
    if (key == null) {
      key = loading.get();
    }
    return key;
  }

  /** A key for every combination of values. */
  List<Row> rows() {
    if (rows.isEmpty()) {
      rows = design.tuples().stream().map(tuple -> Row.of(key(), tuple)).toList();
    }
    return rows;
  }

  /** The same keys, to be asked for those in a range. */
  SortedRows sorted() {
    if (sorted == null) {
      sorted = SortedRows.of(rows());
    }
    return sorted;
  }

  /** So many keys, any. */
  List<Row> fewRows(int count) {
    if (shuffled.isEmpty()) {
      shuffled.addAll(design.tuples());
      Collections.shuffle(shuffled, new Random(5));
    }
    int size = Math.min(count, shuffled.size());
    while (few.size() < size) {
      few.add(Row.of(key(), shuffled.get(few.size())));
    }
    return List.copyOf(few.subList(0, size));
  }

  /** Contents that begin with what is fixed, and go on as no value of the next part does. */
  List<byte[]> strangers(int next, byte[] fixed) {
    return edges
        .computeIfAbsent(next, it -> Edges.of(design, it))
        .map(it -> it.strangers(fixed))
        .orElse(List.of());
  }

  ScanStages stages() {
    if (stages == null) {
      stages = new ScanStages(this);
    }
    return stages;
  }
}
