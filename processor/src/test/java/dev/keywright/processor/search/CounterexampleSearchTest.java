package dev.keywright.processor.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Where the checks are silent about order and identity, brute force finds no key that misorders or
 * collides; where they are not, what they print is true.
 */
class CounterexampleSearchTest {
  private static final int LAYOUTS = 6_000;

  private static final int SHOWN = 10;

  /** The checks that speak of order or identity, and always prove it. */
  private static final Set<CheckId> PROVEN =
      EnumSet.of(
          CheckId.KW101, CheckId.KW104, CheckId.KW105, CheckId.KW107, CheckId.KW108, CheckId.KW111);

  private Random random = new Random(1);
  private final List<String> wrong = new ArrayList<>();
  private int malformed;
  private int silent;
  private int errors;
  private int proofs;
  private int reproduced;
  private long pairs;

  @Test
  void silenceIsSoundAndEveryCounterexampleReproduces() {
    search(1, LAYOUTS);
  }

  /** As many as {@code search.layouts} says, from {@code search.seed} on. */
  @Test
  @Tag("evidence")
  void soItIsInAsManyLayoutsAsAreAskedFor() {
    search(Long.getLong("search.seed", 1), Integer.getInteger("search.layouts"));
  }

  private void search(long seed, int layouts) {
    random = new Random(seed);
    RandomLayouts source = new RandomLayouts(random);
    for (int i = 0; i < layouts; i++) {
      judge(source.next());
    }
    System.out.println(
        "search: seed "
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
            + errors
            + " errors, "
            + proofs
            + " of them with a counterexample, "
            + reproduced
            + " reproduced; wrong: "
            + wrong.size());

    assertThat(wrong.stream().limit(SHOWN)).isEmpty();
    // Neither side of the question may be rare, or little has been asked.
    assertThat(silent).isGreaterThan(layouts / 5);
    assertThat(reproduced).isGreaterThan(layouts / 5);
  }

  @Test
  void aDesignThatMisordersIsFoundByForce() {
    Layout colon =
        LayoutBuilder.partition(
                PartBuilder.text("seller").alphabet("0-9a-z"), PartBuilder.anInt("card").pad(4))
            .separator(':')
            .build();
    new BruteForce(colon, random, wrong).run();

    assertThat(wrong).isNotEmpty();
  }

  @Test
  void aWrongProofIsRecognised() {
    Layout unpadded = LayoutBuilder.partition(PartBuilder.anInt("device")).build();
    Findings findings = new Findings();
    Checks.run(unpadded, findings);
    Finding printed = findings.all().get(0);

    assertThat(new PrintedProof(unpadded, printed).reproduces()).hasValue(true);
    for (String lie : List.of("device = 7", "\"7\"", "sorts before")) {
      Finding doctored = doctored(printed, lie);
      assertThat(doctored.problem()).isNotEqualTo(printed.problem());
      assertThat(new PrintedProof(unpadded, doctored).reproduces()).as(lie).hasValue(false);
    }
  }

  /** The same finding, its first such phrase replaced by another one. */
  private static Finding doctored(Finding printed, String lie) {
    String problem =
        printed
            .problem()
            .replaceFirst(lie.replaceAll("[0-9]+", "[0-9]+").replace("before", "after"), lie);
    return new Finding(
        printed.check(),
        printed.severity(),
        printed.spot(),
        printed.attribute(),
        problem,
        printed.detail(),
        printed.fix());
  }

  private void judge(Layout layout) {
    Findings findings = new Findings();
    Checks.run(layout, findings);
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
    }
    order.forEach(finding -> confirm(layout, finding));
  }

  private void confirm(Layout layout, Finding finding) {
    errors++;
    Optional<Boolean> proof = new PrintedProof(layout, finding).reproduces();
    proofs += proof.isPresent() ? 1 : 0;
    if (proof.orElse(false)) {
      reproduced++;
    } else if (proof.isPresent() || PROVEN.contains(finding.check())) {
      wrong.add(finding.check() + ": " + finding.problem() + " of " + Shown.of(layout));
    }
  }
}
