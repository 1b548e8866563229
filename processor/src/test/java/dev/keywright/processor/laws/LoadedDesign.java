package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A design and its generated class. */
record LoadedDesign(Design design, LoadedKey key) {

  /** A key for every combination of values. */
  List<Row> rows() {
    return design.tuples().stream().map(tuple -> Row.of(key, tuple)).toList();
  }

  /** So many keys, any. */
  List<Row> fewRows(int count) {
    List<List<Object>> tuples = new ArrayList<>(design.tuples());
    Collections.shuffle(tuples, new Random(5));
    return tuples.stream().limit(count).map(tuple -> Row.of(key, tuple)).toList();
  }

  ScanStages stages() {
    return new ScanStages(this);
  }
}
