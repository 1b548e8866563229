package dev.keywright.processor.laws;

import dev.keywright.processor.laws.ScanStages.Stage;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Law 6: each key is in the bucket of its values, and a merge sorts what the buckets hold. */
record BucketLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    if (loaded.design().form().bucket().isPresent()) {
      tally.count("layouts with buckets", 1);
      Set<Integer> used = new HashSet<>();
      loaded.rows().forEach(row -> used.add(number(loaded, row)));
      tally.count("buckets used", used.size());
      mergeAll(loaded);
    }
  }

  private int number(LoadedDesign loaded, Row row) {
    Design design = loaded.design();
    int expected = design.bucket(row.values()).orElseThrow();
    List<Object> deciding = new ArrayList<>();
    for (int i = 0; i < design.parts().size(); i++) {
      if (design.isBucketed(i)) {
        deciding.add(row.arguments().get(i));
      }
    }
    int found = loaded.key().bucketOf(deciding.toArray());
    tally.count("keys", 1);
    tally.check(found == expected, design, ": ", row, " is in ", found, " and not ", expected);
    boolean isSame = loaded.key().bucket(row.key()) == expected;
    tally.check(isSame, design, ": bucket() of ", row);
    int index = found - design.bucket().first();
    tally.check(0 <= index && index < design.bucket().count(), design, ": ", found, " of ", row);
    tally.count("buckets from another number than 0", design.bucket().first() > 0 ? 1 : 0);
    return found;
  }

  private void mergeAll(LoadedDesign loaded) {
    List<Row> rows = loaded.rows().stream().sorted(Row::compareBytes).toList();
    ScanStages stages = loaded.stages();
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      for (Row before : loaded.fewRows(2)) {
        merge(loaded, stages, part, before, rows);
      }
    }
  }

  private void merge(LoadedDesign loaded, ScanStages stages, int part, Row before, List<Row> rows) {
    Object scan = stages.before(part, before.arguments());
    Object argument = before.arguments().get(part);
    int index = loaded.design().bucketIndex();
    boolean isInFront = part < index;
    merge(loaded, stages.of(part).all().on(scan), rows, isInFront);
    merge(loaded, stages.equal(part, scan, argument), rows, part + 1 < index);
    Stage stage = stages.of(part);
    if (stage.questions().contains("atLeast")) {
      merge(loaded, stage.range("atLeast").on(scan, argument), rows, isInFront);
      merge(loaded, stage.range("lessThan").on(scan, argument), rows, isInFront);
    }
  }

  @SuppressWarnings("unchecked") // it has the keys of this very design
  private void merge(LoadedDesign loaded, Object scan, List<Row> rows, boolean isInFront) {
    KeyRanges<Key, Object> ranges = (KeyRanges<Key, Object>) scan;
    List<Row> expected =
        rows.stream()
            .filter(row -> ranges.contains(row.key()))
            .sorted(
                isInFront ? Row::compareBytes : (a, b) -> compareInBucket(loaded.design(), a, b))
            .toList();
    judge(loaded, ranges, rows, expected, Long.MAX_VALUE);
    judge(loaded, ranges, rows, expected.subList(0, expected.size() / 2), expected.size() / 2);
    List<Row> backward = new ArrayList<>(expected);
    Collections.reverse(backward);
    judge(loaded, ranges.backward(), rows, backward, Long.MAX_VALUE);
  }

  private void judge(
      LoadedDesign loaded,
      KeyRanges<Key, Object> ranges,
      List<Row> rows,
      List<Row> expected,
      long limit) {
    List<Row> found = new ArrayList<>();
    try (MergedRows<Row> merged =
        ranges.merge(range -> read(loaded.design(), range, rows), Row::key, limit)) {
      merged.forEachRemaining(found::add);
    }
    tally.count("merges", 1);
    tally.count("rows merged", found.size());
    tally.check(found.equals(expected), loaded.design(), ": ", ranges, " gives ", found);
  }

  // As a store that knows nothing but bytes.
  private static Iterator<Row> read(Design design, KeyRange<?> range, List<Row> rows) {
    Answer answer = Answer.of(range, design);
    List<Row> held = new ArrayList<>(rows.stream().filter(answer::holds).toList());
    if (range.isBackward()) {
      Collections.reverse(held);
    }
    return held.iterator();
  }

  /** How the rest of two keys compares: their columns, the first behind its bucket. */
  private static int compareInBucket(Design design, Row one, Row other) {
    Comparator<byte[]> unsigned = Arrays::compareUnsigned;
    int order = unsigned.compare(rest(design, one), rest(design, other));
    for (int i = 1; order == 0 && i < one.bytes().size(); i++) {
      order = unsigned.compare(one.bytes().get(i), other.bytes().get(i));
    }
    return order;
  }

  private static byte[] rest(Design design, Row row) {
    byte[] whole = row.bytes().get(0);
    int behind = design.bucketStart(row.values()) + design.bucket(0).length;
    return Arrays.copyOfRange(whole, behind, whole.length);
  }
}
