package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Cuts the first part of BINARY after its first byte. A bucket of few values and the part that it
 * comes from are shorter as one number, so the best path seldom shows where the bucket ends.
 */
final class SplitFronts {
  private SplitFronts() {}

  /**
   * The same path with two parts for the first one, in each way that the second one can be read.
   */
  static List<KeyPath> of(KeyPath path, ColumnSample first) {
    ColumnPath column = path.columns().get(0);
    if (column.hash().isPresent() || column.parts().isEmpty()) {
      return List.of();
    }
    Step whole = column.parts().get(0);
    if (!whole.span().isFixed() || whole.span().shortest() < 2) {
      return List.of();
    }
    ItemBoundary middle = whole.from().plus(1);
    Optional<Step> front =
        parts(first, whole.from(), middle).stream().min(Comparator.comparingDouble(Step::bits));
    List<KeyPath> paths = new ArrayList<>();
    for (Step back : parts(first, middle, whole.to())) {
      front.ifPresent(it -> paths.add(split(path, whole, it, back)));
    }
    return paths;
  }

  private static List<Step> parts(ColumnSample sample, ItemBoundary from, ItemBoundary to) {
    return Proposals.of(false, sample, (a, b) -> a.equals(from) && b.equals(to))
        .after(from)
        .stream()
        .filter(step -> !step.isLiteral() && step.to().equals(to) && step.hasWidth())
        .toList();
  }

  private static KeyPath split(KeyPath path, Step whole, Step front, Step back) {
    double more = front.bits() + back.bits() - whole.bits() + Priors.TOUCHING_BYTES;
    ColumnPath column = path.columns().get(0);
    List<Step> steps = new ArrayList<>(column.steps());
    int place = steps.indexOf(whole);
    steps.set(place, back);
    steps.add(place, front);
    List<ColumnPath> columns = new ArrayList<>(path.columns());
    columns.set(0, new ColumnPath(column.hash(), steps, column.bits() + more));
    return KeyPath.of(path.format(), columns);
  }
}
