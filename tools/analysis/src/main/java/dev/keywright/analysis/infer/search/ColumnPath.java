package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The items of one column.
 *
 * @param hash what is before the first part
 * @param steps literals and parts, in their order
 * @param bits the description length of all of them
 */
record ColumnPath(Optional<FoundHashPrefix> hash, List<Step> steps, double bits) {

  static ColumnPath of(Optional<FoundHashPrefix> hash, Path path) {
    double bits = path.bits() + hash.map(FoundHashPrefix::bits).orElse(0.0);
    List<Step> steps = new ArrayList<>();
    hash.flatMap(FoundHashPrefix::front).ifPresent(steps::add);
    steps.addAll(path.steps());
    return new ColumnPath(hash, steps, bits);
  }

  /** The same path with an item in the place of another one. */
  ColumnPath with(Step step, Step other) {
    List<Step> all = new ArrayList<>(steps);
    all.set(all.indexOf(step), other);
    return new ColumnPath(hash, all, bits + other.bits() - step.bits());
  }

  /** The literals around the parts: in front, between, and at the end; each may be empty. */
  List<String> literals() {
    List<String> literals = new ArrayList<>(List.of(""));
    for (Step step : steps) {
      String literal = step.literal();
      if (literal == null) {
        literals.add("");
      } else {
        literals.set(literals.size() - 1, literal);
      }
    }
    return literals;
  }

  List<Step> parts() {
    return steps.stream().filter(step -> !step.isLiteral()).toList();
  }
}
