package dev.keywright.testing.law;

import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.TestedRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Rows that break a law, made simpler: each part gets the simplest value with which they still do.
 *
 * @param breaks whether rows break the law
 */
record Shrinking(TestedRows sample, Predicate<List<KeyRow>> breaks) {

  List<KeyRow> simplest(List<KeyRow> rows) {
    List<KeyRow> smallest = rows;
    boolean isShrunk = true;
    while (isShrunk) {
      isShrunk = false;
      for (int part = 0; part < sample.parts().size() && !isShrunk; part++) {
        Optional<List<KeyRow>> simpler = simpler(smallest, part);
        isShrunk = simpler.isPresent();
        smallest = simpler.orElse(smallest);
      }
    }
    return smallest;
  }

  private Optional<List<KeyRow>> simpler(List<KeyRow> rows, int part) {
    int largest = rows.stream().mapToInt(it -> it.picks().get(part)).max().orElse(0);
    for (int pick = 0; pick < largest; pick++) {
      List<List<KeyRow>> tries = new ArrayList<>();
      tries.add(with(rows, -1, part, pick));
      for (int i = 0; i < rows.size(); i++) {
        tries.add(pick < rows.get(i).picks().get(part) ? with(rows, i, part, pick) : List.of());
      }
      for (List<KeyRow> simpler : tries) {
        if (simpler.size() == rows.size() && breaks.test(simpler)) {
          return Optional.of(simpler);
        }
      }
    }
    return Optional.empty();
  }

  // One row with another value of a part, or all rows if the index is negative.
  private List<KeyRow> with(List<KeyRow> rows, int index, int part, int pick) {
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
