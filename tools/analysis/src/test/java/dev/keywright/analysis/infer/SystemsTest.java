package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.fault.Fault;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The keys of systems that exist show their layouts. */
class SystemsTest {
  private static final int KEYS = Integer.getInteger("keys", 10_000);
  private static final int SEED = Integer.getInteger("seed", 5);

  private static final double MOST_MISSED = 0.5;
  private static final double FEW_MISSED = 0.25;

  /** To explain what was missed, once nothing is changed any more. */
  private static final boolean IS_SHOWN = Boolean.getBoolean("show");

  @Test
  void layoutsOfSystemsWithManyCutsAreFoundFromFewKeys() {
    Map<String, List<Systems.Kind>> systems = systems();
    for (String name : List.of("YARN", "Pinpoint")) {
      List<Systems.Kind> kinds = Objects.requireNonNull(systems.get(name));
      List<Candidate> found = inference(kinds, 300).report().candidates();
      assertThat(place(kinds, found)).as("%s: %s", name, found.get(0).signatures()).isZero();
    }
  }

  @Test
  void lengthsOfTwoBytesAreFoundBeforeTexts() {
    List<Systems.Kind> kinds = grouped(MoreSystems.all()).get("Kafka's offsets");
    List<Candidate> found = inference(Objects.requireNonNull(kinds), 300).report().candidates();
    assertThat(place(kinds, found)).as("%s", found.get(0).signatures()).isZero();
  }

  @Test
  @Tag("evidence")
  void layoutsOfSystemsAreFound() {
    judge(systems(), 0, 2, MOST_MISSED);
  }

  /** Nobody looks at the keys of these while changing the search. */
  @Test
  @Tag("evidence")
  void layoutsOfOtherSystemsAreFound() {
    judge(systems(), 1, 2, MOST_MISSED);
  }

  @Test
  @Tag("evidence")
  void layoutsOfMoreSystemsAreFound() {
    judge(grouped(MoreSystems.all()), 0, 1, FEW_MISSED);
  }

  @Test
  @Tag("evidence")
  void layoutsOfLaterSystemsAreFound() {
    judge(grouped(LaterSystems.all()), 0, 1, FEW_MISSED);
  }

  /** Every dump, or every second one, from one on. */
  private static void judge(
      Map<String, List<Systems.Kind>> systems, int from, int step, double mostMissed) {
    List<String> names = new ArrayList<>(systems.keySet());
    int amongThree = 0;
    List<String> missed = new ArrayList<>();
    List<String> confident = new ArrayList<>();
    List<String> unidentified = new ArrayList<>();
    int dumps = 0;
    for (int i = from; i < names.size(); i += step) {
      String name = names.get(i);
      List<Systems.Kind> kinds = Objects.requireNonNull(systems.get(name));
      long start = System.nanoTime();
      Inference inference = inference(kinds, KEYS);
      InferenceReport report = inference.report();
      List<Candidate> found = report.candidates();
      int place = place(kinds, found);
      long millis = (System.nanoTime() - start) / 1_000_000;
      // The others stay unseen.
      if (IS_SHOWN || (from == 0 && step == 2)) {
        print(name, kinds, found, place, millis);
      }
      if (place > 0) {
        missed.add(name);
        confident.addAll(found.get(0).doubts().isEmpty() ? List.of(name) : List.of());
        boolean isIdentified = isIdentified(kinds, inference.sample(), report);
        unidentified.addAll(isIdentified ? List.of() : List.of(name));
      }
      amongThree += place < Math.min(3, found.size()) ? 1 : 0;
      dumps++;
    }
    System.out.printf(
        "%d dumps, first %d, among three %d, not first %s, of these sure %s, not identified by keys"
            + " %s%n",
        dumps, dumps - missed.size(), amongThree, missed, confident, unidentified);
    assertThat((double) missed.size() / dumps).as("%s", missed).isLessThanOrEqualTo(mostMissed);
  }

  private static Map<String, List<Systems.Kind>> systems() {
    List<Systems.Kind> all = new ArrayList<>(Systems.all());
    all.addAll(UsualDesigns.all());
    return grouped(all);
  }

  private static Map<String, List<Systems.Kind>> grouped(List<Systems.Kind> all) {
    Map<String, List<Systems.Kind>> systems = new LinkedHashMap<>();
    for (Systems.Kind kind : all) {
      systems.computeIfAbsent(kind.system(), it -> new ArrayList<>()).add(kind);
    }
    return systems;
  }

  /**
   * Whether no other layout takes as few bits by the judge, who knows one kind of row at a time.
   */
  private static boolean isIdentified(
      List<Systems.Kind> kinds, List<SampledKey> sample, InferenceReport report) {
    LayoutSignature truth = kinds.get(0).layout().signature();
    return kinds.size() > 1 || new Inferred(truth, sample, report, 0).verdict().isIdentifiable();
  }

  private static Inference inference(List<Systems.Kind> kinds, int keys) {
    SplittableRandom random = new SplittableRandom(SEED);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (Systems.Kind kind : kinds) {
      kind.layout().keys(keys / kinds.size(), random).forEach(inference::add);
    }
    return inference;
  }

  /** Where the layouts of all kinds stand among the answers, or how many answers there are. */
  private static int place(List<Systems.Kind> kinds, List<Candidate> found) {
    List<String> expected =
        kinds.stream().map(it -> Layouts.form(it.layout().signature())).sorted().toList();
    int place = 0;
    while (place < found.size() && !forms(found.get(place)).equals(expected)) {
      place++;
    }
    return place;
  }

  private static List<String> forms(Candidate candidate) {
    return candidate.signatures().stream().map(Layouts::form).sorted().toList();
  }

  private static void print(
      String name, List<Systems.Kind> kinds, List<Candidate> found, int place, long millis) {
    System.out.printf(
        "%s: %d of %d, %d ms, faults %s, doubts %s%n",
        name,
        place,
        found.size(),
        millis,
        found.get(0).faults().stream().map(Fault::message).toList(),
        found.get(0).doubts());
    if (place > 0) {
      kinds.forEach(it -> System.out.println("    " + it.layout().signature()));
      found.stream()
          .limit(3)
          .forEach(
              it ->
                  System.out.println("  " + it.bits() + " " + it.share() + " " + it.signatures()));
    }
  }
}
