package dev.keywright.testing.law;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.runtime.KeyRange;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.OrderInStore;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Ranges hold a key exactly if its values satisfy the question, and hold it once. */
final class RangeLaw implements RowsJudge.RowsLaw {
  private final TestedKey key;
  private final Map<KeyRow, List<ScanQuestions.Question>> asked = new HashMap<>();

  private final Function<KeyRow, List<ScanQuestions.Question>> questions;

  private RangeLaw(TestedKey key, Function<KeyRow, List<ScanQuestions.Question>> questions) {
    this.key = key;
    this.questions = questions;
  }

  static RangeLaw ofScans(TestedRows sample) {
    TestedKey key = sample.testedKey();
    return new RangeLaw(key, row -> ScanQuestions.of(key, row));
  }

  static RangeLaw ofQueries(TestedRows sample) {
    return new RangeLaw(sample.testedKey(), new QueryQuestions(sample)::of);
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow row = rows.get(1);
    for (ScanQuestions.Question question : asked.computeIfAbsent(rows.get(0), questions)) {
      long times = question.ranges().stream().filter(it -> holds(it, row.columns())).count();
      long expected = question.answer().test(row) ? 1 : 0;
      if (times != expected) {
        return Optional.of(
            question.words()
                + (expected == 1 ? "\n  has to find " : "\n  must not find ")
                + row
                + (times > 1 ? ", and finds it " + times + " times" : "")
                + "\n  its ranges: "
                + question.ranges());
      }
    }
    return Optional.empty();
  }

  private boolean holds(KeyRange<?> range, Map<String, Object> columns) {
    Map<String, Object> fixed = range.fixed();
    ColumnSignature column =
        key.layout().columns().stream()
            .filter(it -> it.name().equals(range.column()))
            .findFirst()
            .orElseThrow();
    Object content = Objects.requireNonNull(columns.get(column.name()));
    Object to = range.to();
    return fixed.keySet().stream().allMatch(it -> Plain.same(fixed.get(it), columns.get(it)))
        && OrderInStore.compare(column, range.from(), content) <= 0
        && (to == null || OrderInStore.compare(column, content, to) < 0);
  }
}
