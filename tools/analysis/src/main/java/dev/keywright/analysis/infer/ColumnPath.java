package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.List;

/**
 * The items of one column.
 *
 * @param steps literals and parts, in their order
 * @param bits the description length of all of them
 */
record ColumnPath(List<Step> steps, double bits) {

  static ColumnPath of(Path path) {
    return new ColumnPath(path.steps(), path.bits());
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
