package dev.keywright.processor.facts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.check.Disproof;
import dev.keywright.processor.control.FindingDecisions;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.FindingAnnotations;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.search.RandomLayouts;
import dev.keywright.processor.search.Shown;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A true fact never turns a design with a warning into a silent one, unless the table of facts that
 * disprove findings says so; and it never takes a finding back without another one in its place.
 */
class FactsNeverSilenceTest {
  private static final int ALL_LAYOUTS = 6_000;
  private static final int LAYOUTS = 1_500;
  private static final int SOME_LAYOUTS = 600;
  private static final int FACTS = 8;
  private static final int SHOWN = 20;

  private final List<String> violations = new ArrayList<>();
  private int added;
  private int contradictory;
  private int warned;
  private int disproved;

  @Test
  @Tag("part")
  void factsSharpenWhatIsFound() {
    search(1, SOME_LAYOUTS);
  }

  @Test
  @Tag("full")
  void soTheyDoInMoreLayouts() {
    search(2, LAYOUTS);
  }

  @Test
  @Tag("evidence")
  void soTheyDoInThousands() {
    search(2, ALL_LAYOUTS);
  }

  private void search(long seed, int layouts) {
    Random random = new Random(seed);
    RandomLayouts source = new RandomLayouts(random);
    for (int i = 0; i < layouts; i++) {
      Layout layout = source.nextLoaded();
      Optional<Set<CheckId>> before = warnings(layout);
      if (before.isEmpty()) {
        continue;
      }
      for (int j = 0; j < FACTS; j++) {
        AddedFact.of(layout, random).ifPresent(it -> compare(layout, before.get(), it));
      }
    }
    System.out.println(
        "facts: seed "
            + seed
            + ", "
            + layouts
            + " layouts, "
            + added
            + " facts added, "
            + contradictory
            + " contradictory; "
            + warned
            + " to designs with warnings, of which "
            + disproved
            + " disproved a finding; violations: "
            + violations.size());

    assertThat(violations.stream().distinct().limit(SHOWN)).isEmpty();
    assertThat(warned).isGreaterThan(layouts);
    assertThat(disproved).isPositive();
  }

  private void compare(Layout layout, Set<CheckId> before, AddedFact fact) {
    Optional<Set<CheckId>> found = warnings(fact.layout());
    if (found.isEmpty()) {
      contradictory++;
      return;
    }
    added++;
    warned += before.isEmpty() ? 0 : 1;
    Set<CheckId> after = found.get();
    Set<CheckId> gone = EnumSet.noneOf(CheckId.class);
    gone.addAll(before);
    gone.removeAll(after);
    boolean isReplaced = !before.containsAll(after);
    for (CheckId check : gone) {
      if (Disproofs.allow(check, fact.fact(), fact.layout())) {
        disproved++;
        if (!isExplained(check, fact)) {
          violations.add(check + " is not said to be ruled out by " + fact.shown());
        }
      } else if (!isReplaced) {
        violations.add(check + " is silenced by " + fact.shown() + " of " + shown(layout));
      }
    }
  }

  private static boolean isExplained(CheckId check, AddedFact fact) {
    return Disproof.of(fact.layout()).stream()
        .anyMatch(it -> it.check() == check && it.fact() == fact.fact());
  }

  private static String shown(Layout layout) {
    String store = layout.options().storedIn().map(it -> it.store().name()).orElse("any store");
    return Shown.of(layout)
        + " in "
        + store
        + layout.options().volume().map(it -> ", " + it).orElse("")
        + layout.parts().map(it -> ", " + it.name() + " " + it.facts()).toList();
  }

  /**
   * The checks that warn or refuse, as they are printed; empty for a design that makes no sense.
   */
  private static Optional<Set<CheckId>> warnings(Layout layout) {
    Findings findings = new Findings();
    if (!Checks.judge(layout, findings)) {
      return Optional.empty();
    }
    Set<CheckId> warnings = EnumSet.noneOf(CheckId.class);
    new FindingDecisions(FindingAnnotations.NONE, Options.NONE)
        .rule(layout, findings).reported().stream()
            .filter(it -> it.severity() != Severity.INFO)
            .forEach(it -> warnings.add(it.check()));
    return Optional.of(warnings);
  }
}
