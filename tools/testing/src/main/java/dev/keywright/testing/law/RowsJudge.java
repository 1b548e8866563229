package dev.keywright.testing.law;

import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.TestedRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A law of single rows, or of pairs of rows. Rows that break it are shrunk: each part gets the
 * simplest value with which they still do.
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
          return judge(judged, shrunk(sample, judged, tried));
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

  private static List<KeyRow> shrunk(TestedRows sample, RowsLaw law, List<KeyRow> rows) {
    List<KeyRow> smallest = rows;
    boolean isShrunk = true;
    while (isShrunk) {
      isShrunk = false;
      for (int part = 0; part < sample.parts().size() && !isShrunk; part++) {
        Optional<List<KeyRow>> simpler = simpler(sample, law, smallest, part);
        isShrunk = simpler.isPresent();
        smallest = simpler.orElse(smallest);
      }
    }
    return smallest;
  }

  private static Optional<List<KeyRow>> simpler(
      TestedRows sample, RowsLaw law, List<KeyRow> rows, int part) {
    int largest = rows.stream().mapToInt(it -> it.picks().get(part)).max().orElse(0);
    for (int pick = 0; pick < largest; pick++) {
      List<List<KeyRow>> tries = new ArrayList<>();
      tries.add(with(sample, rows, -1, part, pick));
      for (int i = 0; i < rows.size(); i++) {
        tries.add(
            pick < rows.get(i).picks().get(part) ? with(sample, rows, i, part, pick) : List.of());
      }
      for (List<KeyRow> simpler : tries) {
        if (simpler.size() == rows.size() && judge(law, simpler).isPresent()) {
          return Optional.of(simpler);
        }
      }
    }
    return Optional.empty();
  }

  // One row with another value of a part, or all rows if the index is negative.
  private static List<KeyRow> with(
      TestedRows sample, List<KeyRow> rows, int index, int part, int pick) {
    List<KeyRow> changed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      List<Integer> picks = new ArrayList<>(rows.get(i).picks());
      if (index < 0 || index == i) {
        picks.set(part, pick);
      }
      sample.make(picks).ifPresent(changed::add);
    }
    return changed;
  }
}
