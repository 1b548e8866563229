package dev.keywright.processor.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Trial;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Where the checks are silent about order and identity, brute force finds no key that misorders or
 * collides; where they are not, what they print is true.
 */
class CounterexampleSearchTest {
  private static final int LAYOUTS = 2_000;
  private static final int FEW_FOREIGN = 500;
  private static final int FOREIGN = 1_000;
  private static final int MANY = 700;

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

  private static void search(long seed, int layouts) {
    Random random = new Random(seed);
    RandomLayouts source = new RandomLayouts(random);
    SoundnessJudge judge = new SoundnessJudge(random);
    for (int i = 0; i < layouts; i++) {
      judge.judge(source.next());
    }
    judge.close("search", seed);
  }

  /**
   * Encodings of other systems, wherever a part can stand: a counterexample for each layout that
   * does not keep order, and none for the others.
   */
  @Test
  @Tag("part")
  void encodingsOfOtherSystemsAreJudgedByTheirBytes() {
    searchForeign(1, FEW_FOREIGN);
  }

  @Test
  @Tag("full")
  void moreEncodingsOfOtherSystemsAreJudgedByTheirBytes() {
    assertThat(searchForeign(2, FOREIGN)).isGreaterThan(MANY);
  }

  /** As many as {@code search.layouts} says, from {@code search.seed} on. */
  @Test
  @Tag("evidence")
  void soAreAsManyEncodingsOfOtherSystemsAsAreAskedFor() {
    searchForeign(Long.getLong("search.seed", 1), Integer.getInteger("search.layouts"));
  }

  private static int searchForeign(long seed, int layouts) {
    Random random = new Random(seed);
    ForeignLayouts source = new ForeignLayouts(random);
    SoundnessJudge judge = new SoundnessJudge(random);
    for (int i = 0; i < layouts; i++) {
      judge.judge(source.next());
    }
    judge.close("search of foreign encodings", seed);
    return judge.wellFormed();
  }

  @Test
  void aDesignThatMisordersIsFoundByForce() {
    Layout colon =
        LayoutBuilder.partition(
                PartBuilder.text("seller").alphabet("0-9a-z"), PartBuilder.anInt("card").pad(4))
            .separator(':')
            .build();
    List<String> wrong = new ArrayList<>();
    new BruteForce(colon, new Random(1), wrong).run();

    assertThat(wrong).isNotEmpty();
  }

  @Test
  void aWrongProofIsRecognised() {
    Layout unpadded = LayoutBuilder.partition(PartBuilder.anInt("device")).build();
    Findings findings = new Findings();
    Checks.run(unpadded, Trial.NONE, findings);
    Finding printed = findings.all().get(0);

    assertThat(new PrintedProof(unpadded, printed).reproduces()).hasValue(true);
    for (String lie : List.of("device = 7", "\"7\"", "sorts before")) {
      Finding doctored = doctored(printed, lie);
      assertThat(doctored.problem()).isNotEqualTo(printed.problem());
      assertThat(new PrintedProof(unpadded, doctored).reproduces()).as(lie).hasValue(false);
    }
  }

  @Test
  void aValueThatIsSaidToBeRefusedIs() {
    PartBuilder device = PartBuilder.anInt("device").pad(5);
    assertRefused(LayoutBuilder.partition(device.max(100_000)), "device = 100000 has");
    assertRefused(LayoutBuilder.partition(PartBuilder.anInt("n").pad(2).min(-7)), "n = -7 has");
    assertRefused(
        LayoutBuilder.partition(PartBuilder.text("a"), PartBuilder.text("b")).separator('x'),
        "a = \"axb\" holds");
    assertRefused(
        LayoutBuilder.partition(PartBuilder.text("a"), PartBuilder.text("b")).separator(':'),
        "a = \"a1001\" holds");
  }

  private static void assertRefused(LayoutBuilder builder, String equation) {
    Layout layout = builder.build();
    Findings findings = new Findings();
    Checks.run(layout, Trial.NONE, findings);
    Finding printed =
        findings.all().stream()
            .filter(it -> it.severity() == Severity.ERROR)
            .findFirst()
            .orElseThrow();

    assertThat(printed.problem()).contains(equation).endsWith(", so the encoder refuses it");
    assertThat(new PrintedProof(layout, printed).reproduces()).hasValue(true);
    String taken = equation.replaceFirst("-?[0-9]{2,}|-7", "7").replaceFirst("\"\\w+\"", "\"z\"");
    Finding doctored = with(printed, printed.problem().replace(equation, taken));
    assertThat(new PrintedProof(layout, doctored).reproduces()).as(taken).hasValue(false);
  }

  /** The same finding, its first such phrase replaced by another one. */
  private static Finding doctored(Finding printed, String lie) {
    String problem =
        printed
            .problem()
            .replaceFirst(lie.replaceAll("[0-9]+", "[0-9]+").replace("before", "after"), lie);
    return with(printed, problem);
  }

  private static Finding with(Finding printed, String problem) {
    return Finding.of(printed.check(), printed.severity(), printed.spot(), problem, printed.fix())
        .at(printed.attribute())
        .detailed(printed.detail());
  }
}
