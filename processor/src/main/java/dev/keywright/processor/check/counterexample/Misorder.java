package dev.keywright.processor.check.counterexample;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.ColumnOrder;
import java.util.List;
import java.util.Optional;

/**
 * Two values of a part that sort the wrong way round once they are encoded, everything else in the
 * column being equal.
 *
 * @param lower the smaller value
 * @param upper the larger value
 */
public record Misorder(Part part, Object lower, Object upper, String lowerKey, String upperKey) {

  /** A value and a larger one. */
  public record Pair(Object lower, Object upper) {}

  /** The first pair that the part may hold and that sorts wrongly, found by encoding it. */
  public static Optional<Misorder> first(SamplePart part, List<Pair> pairs) {
    return pairs.stream()
        .filter(pair -> part.isLegal(pair.lower()) && part.isLegal(pair.upper()))
        .map(pair -> of(part, pair))
        .filter(Misorder::isReal)
        .findFirst();
  }

  private static Misorder of(SamplePart part, Pair pair) {
    return new Misorder(
        part.part(), pair.lower(), pair.upper(), part.with(pair.lower()), part.with(pair.upper()));
  }

  private int comparison() {
    return ColumnOrder.TEXT.compare(lowerKey, upperKey);
  }

  private boolean isReal() {
    return part.encoding().isLargestFirst() ? comparison() < 0 : comparison() > 0;
  }

  /** As {@code deviceId = 54 sorts after deviceId = 167: "54:a100" > "167:a100"}. */
  public String fromLower() {
    return shown(lower, lowerKey, comparison(), upper, upperKey);
  }

  /** The same, said of the larger value. */
  public String fromUpper() {
    return shown(upper, upperKey, -comparison(), lower, lowerKey);
  }

  private String shown(Object one, String oneKey, int comparison, Object other, String otherKey) {
    return sentence(
        part.name(), one, ShownValue.of(oneKey), comparison, other, ShownValue.of(otherKey));
  }

  /** How two values of a part sort, with keys that show it. */
  static String sentence(
      String part, Object one, String oneKey, int comparison, Object other, String otherKey) {
    return "%1$s = %2$s sorts %3$s %1$s = %4$s: %5$s %6$s %7$s"
        .formatted(
            part,
            ShownValue.of(one),
            comparison < 0 ? "before" : "after",
            ShownValue.of(other),
            oneKey,
            comparison < 0 ? "<" : ">",
            otherKey);
  }
}
