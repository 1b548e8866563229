package dev.keywright.report.compare;

import dev.keywright.report.description.KeyDescription;
import dev.keywright.report.page.Ruler;
import java.util.List;
import java.util.Optional;

/** All that stands on the page that shows two designs side by side. */
public record ComparisonPage(Comparison comparison, List<Pair> pairs) {

  /** A key that differs, with its rulers in both designs. */
  public record Pair(KeyChange change, List<Ruler> old, List<Ruler> now) {}

  /** The page of a comparison. */
  public static ComparisonPage of(Comparison comparison) {
    return new ComparisonPage(
        comparison,
        comparison.real().stream()
            .map(it -> new Pair(it, rulers(it.old()), rulers(it.now())))
            .toList());
  }

  private static List<Ruler> rulers(Optional<KeyDescription> key) {
    return key.map(Ruler::of).orElse(List.of());
  }
}
