package dev.keywright.processor.check;

import dev.keywright.processor.check.access.AccessChecks;
import dev.keywright.processor.check.distribution.DistributionChecks;
import dev.keywright.processor.check.evolution.EvolutionChecks;
import dev.keywright.processor.check.form.FormChecks;
import dev.keywright.processor.check.form.SharedColumn;
import dev.keywright.processor.check.limits.LimitChecks;
import dev.keywright.processor.check.order.OrderChecks;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Trial;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.SourceSpot;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All checks, family by family, in the order in which they are run. */
public final class Checks {
  private static final List<LayoutCheck> DESIGN =
      Stream.of(
              OrderChecks.ALL,
              DistributionChecks.ALL,
              LimitChecks.ALL,
              AccessChecks.ALL,
              EvolutionChecks.ALL)
          .flatMap(List::stream)
          .toList();

  private Checks() {}

  /** Compares the keys of an entity with each other. */
  public static void compare(List<Layout> keys, Findings findings) {
    SharedColumn.check(keys, findings);
  }

  /** Whether the declarations of a layout are well formed, so that it has codecs. */
  public static boolean isWellFormed(Layout layout) {
    return isWellFormed(layout, new Findings());
  }

  private static boolean isWellFormed(Layout layout, Findings found) {
    FormChecks.ALL.forEach(check -> check.check(layout, found));
    if (!found.hasErrors()) {
      ElementChecks.form(layout, found);
    }
    return !found.hasErrors();
  }

  /**
   * Judges a layout; its design only if its declarations are well formed. The findings come in the
   * order of the parts.
   *
   * @param trial tries the fixes that they propose
   * @return whether the design was judged
   */
  public static boolean run(Layout layout, Trial trial, Findings findings) {
    // Of its own: an entity may have several keys, and a fault of one says nothing of another.
    Findings found = new Findings();
    boolean isWellFormed = judge(layout, found);
    ProvenFixes fixes = new ProvenFixes(layout, trial, found.all(), isWellFormed);
    List<SourceSpot> spots =
        layout
            .parts()
            .flatMap(part -> Stream.of(part.spot(), part.facts().origins().spot()))
            .toList();
    found.all().stream()
        .sorted(Comparator.comparingInt(finding -> spots.indexOf(finding.spot())))
        .map(fixes::of)
        .forEach(findings::add);
    return isWellFormed;
  }

  /**
   * Judges a layout as {@link #run} does, without a look at what the findings propose, and in no
   * special order.
   *
   * @return whether the design was judged
   */
  public static boolean judge(Layout layout, Findings found) {
    boolean isWellFormed = isWellFormed(layout, found);
    if (isWellFormed) {
      DESIGN.forEach(check -> check.check(layout, found));
      ElementChecks.design(layout, found);
    }
    return isWellFormed;
  }
}
