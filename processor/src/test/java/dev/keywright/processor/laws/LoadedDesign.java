package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A design and its generated class, and the keys that laws ask of it; for one thread. */
final class LoadedDesign {
  private final Design design;
  private final LoadedKey key;
  private final List<List<Object>> shuffled = new ArrayList<>();
  private final List<Row> few = new ArrayList<>();
  private List<Row> rows = List.of();
  private ScanStages stages;

  LoadedDesign(Design design, LoadedKey key) {
    this.design = design;
    this.key = key;
  }

  Design design() {
    return design;
  }

  LoadedKey key() {
    return key;
  }

  /** A key for every combination of values. */
  List<Row> rows() {
    if (rows.isEmpty()) {
      rows = design.tuples().stream().map(tuple -> Row.of(key, tuple)).toList();
    }
    return rows;
  }

  /** So many keys, any. */
  List<Row> fewRows(int count) {
    if (shuffled.isEmpty()) {
      shuffled.addAll(design.tuples());
      Collections.shuffle(shuffled, new Random(5));
    }
    int size = Math.min(count, shuffled.size());
    while (few.size() < size) {
      few.add(Row.of(key, shuffled.get(few.size())));
    }
    return List.copyOf(few.subList(0, size));
  }

  ScanStages stages() {
    if (stages == null) {
      stages = new ScanStages(this);
    }
    return stages;
  }
}
