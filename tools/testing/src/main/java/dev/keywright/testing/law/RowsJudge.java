package dev.keywright.testing.law;

import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.TestedRows;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A law of single rows, or of pairs of rows. Rows that break it are shrunk.
 *
 * @param firsts how many rows are tried, of pairs as the first one
 * @param isWhole whether parts with few values are tried with all of them
 */
record RowsJudge(int firsts, boolean isOfPairs, boolean isWhole, Function<TestedRows, RowsLaw> law)
    implements Judge {

  /** A law of some rows of one sample. */
  @FunctionalInterface
  interface RowsLaw {
    Optional<String> fault(List<KeyRow> rows);
  }

  static RowsJudge ofEach(int most, Function<TestedRows, RowsLaw> law) {
    return new RowsJudge(most, false, false, law);
  }

  static RowsJudge ofPairs(int firsts, Function<TestedRows, RowsLaw> law) {
    return new RowsJudge(firsts, true, false, law);
  }

  /** The same, and parts with few values are tried with all of them, pairs with neighbours. */
  RowsJudge wholly() {
    return new RowsJudge(firsts, isOfPairs, true, law);
  }

  @Override
  public Optional<String> fault(TestedRows sample) {
    RowsLaw judged = law.apply(sample);
    List<KeyRow> rows = sample.rows();
    for (KeyRow one : rows.subList(0, Math.min(firsts, rows.size()))) {
      for (KeyRow other : isOfPairs ? rows : List.of(one)) {
        List<KeyRow> tried = isOfPairs ? List.of(one, other) : List.of(one);
        if (judge(judged, tried).isPresent()) {
          Shrinking shrinking = new Shrinking(sample, it -> judge(judged, it).isPresent());
          return judge(judged, shrinking.simplest(tried));
        }
      }
    }
    return isWhole ? faultOfWholeParts(sample, judged) : Optional.empty();
  }

  private Optional<String> faultOfWholeParts(TestedRows sample, RowsLaw judged) {
    int size = isOfPairs ? 2 : 1;
    for (List<KeyRow> rows : sample.wholeParts()) {
      for (int i = 0; i + size <= rows.size(); i++) {
        List<KeyRow> tried = rows.subList(i, i + size);
        if (judge(judged, tried).isPresent()) {
          return judge(judged, tried);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> judge(RowsLaw law, List<KeyRow> rows) {
    try {
      return law.fault(rows);
    } catch (RuntimeException thrown) {
      return Optional.of(rows.get(0) + "\n  throws " + thrown);
    }
  }
}
