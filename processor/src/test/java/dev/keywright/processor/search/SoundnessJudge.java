package dev.keywright.processor.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compares the checks with brute force, layout by layout: where they are silent about order and
 * identity, no key misorders or collides; where they are not, what they print is true.
 */
final class SoundnessJudge {
  private static final int SHOWN = 10;

  /** The checks that speak of order or identity, and always prove it. */
  private static final Set<CheckId> PROVEN =
      EnumSet.of(
          CheckId.KW101,
          CheckId.KW102,
          CheckId.KW103,
          CheckId.KW104,
          CheckId.KW105,
          CheckId.KW107,
          CheckId.KW108,
          CheckId.KW111,
          CheckId.KW112);

  private final Random random;
  private final List<String> wrong = new ArrayList<>();
  private int layouts;
  private int malformed;
  private int silent;
  private int foreignMisorders;
  private int errors;
  private int proofs;
  private int reproduced;
  private long pairs;

  SoundnessJudge(Random random) {
    this.random = random;
  }

  /** How many layouts were judged that can be written at all. */
  int wellFormed() {
    return layouts - malformed;
  }

  /** Prints what was found, and fails if anything was wrong, or one side of the question rare. */
  void close(String name, long seed) {
    System.out.println(
        name
            + ": seed "
            + seed
            + ", "
            + layouts
            + " layouts, "
            + malformed
            + " malformed, "
            + silent
            + " silent about order and identity, "
            + pairs
            + " pairs of keys compared; "
            + foreignMisorders
            + " with an encoding that does not keep order; "
            + errors
            + " errors, "
            + proofs
            + " of them with a counterexample, "
            + reproduced
            + " reproduced; wrong: "
            + wrong.size());
    assertThat(wrong.stream().limit(SHOWN)).isEmpty();
    assertThat(silent).isGreaterThan(layouts / 5);
    assertThat(reproduced).isGreaterThan(layouts / 5);
  }

  void judge(Layout layout) {
    layouts++;
    Findings findings = new Findings();
    Checks.judge(layout, findings);
    List<Finding> found =
        findings.all().stream().filter(it -> it.severity() == Severity.ERROR).toList();
    if (found.stream().anyMatch(it -> it.check().isForm())) {
      malformed++;
      return;
    }
    // Where the store sorts nothing, a misorder is a note, and as true as an error.
    List<Finding> order =
        findings.all().stream()
            .filter(it -> it.severity() == Severity.ERROR || it.check().misorders())
            .filter(it -> it.check().name().startsWith("KW1"))
            .toList();
    if (order.isEmpty()) {
      silent++;
      BruteForce search = new BruteForce(layout, random, wrong);
      search.run();
      pairs += search.pairs();
      new Agreement(layout, random, wrong).run();
      parts(layout)
          .filter(
              part ->
                  part.ordered() && part.hash().isEmpty() && part.losesOrder() && !part.isOpen())
          .forEach(
              it -> wrong.add(it.name() + " has no ranges, and no reason: " + Shown.of(layout)));
    } else if (order.stream().anyMatch(it -> it.check() == CheckId.KW112)) {
      foreignMisorders++;
    }
    order.forEach(finding -> confirm(layout, finding));
  }

  private static Stream<Part> parts(Layout layout) {
    return layout
        .parts()
        .flatMap(
            part ->
                part.type() instanceof PartType.Repeated list
                    ? list.parts().stream()
                    : Stream.of(part));
  }

  private void confirm(Layout layout, Finding finding) {
    errors++;
    Optional<Boolean> proof =
        finding.check() == CheckId.KW112
            ? new PrintedBytes(layout, finding).reproduces()
            : new PrintedProof(layout, finding).reproduces();
    proofs += proof.isPresent() ? 1 : 0;
    if (proof.orElse(false)) {
      reproduced++;
    } else if (proof.isPresent() || PROVEN.contains(finding.check())) {
      wrong.add(finding.check() + ": " + finding.problem() + " of " + Shown.of(layout));
    }
  }
}
