package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Kinds of row by chance that share a table are told apart. */
class RandomFamiliesTest {
  private static final int FAMILIES = Integer.getInteger("families", 100);
  private static final int KEYS = Integer.getInteger("keys", 10_000);
  private static final String[] WORDS = {"USER", "ORDER", "game", "item", "EVT"};

  @Test
  void someFamiliesAreToldApart() {
    judge(4, 600);
  }

  @Test
  @Tag("evidence")
  void familiesAreToldApart() {
    judge(FAMILIES, KEYS);
  }

  private static void judge(int families, int keys) {
    int apart = 0;
    int first = 0;
    int amongThree = 0;
    for (int seed = 0; seed < families; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<RandomLayout> kinds = kinds(random);
      Inference inference = Inference.of(InferenceOptions.USUAL);
      kinds.forEach(it -> it.keys(keys / kinds.size(), random).forEach(inference::add));
      List<Candidate> found = inference.report().candidates();
      int place = place(found, kinds);
      apart += found.get(0).kinds().size() == kinds.size() && found.get(0).share() == 1 ? 1 : 0;
      first += place == 0 ? 1 : 0;
      amongThree += place < 3 ? 1 : 0;
      if (place > 0) {
        System.out.println("seed " + seed + " place " + place);
        kinds.forEach(it -> System.out.println("  " + it.signature()));
        found.stream()
            .limit(1)
            .forEach(it -> System.out.println("  " + it.bits() + " " + it.signatures()));
      }
    }
    System.out.printf(
        "%d families, told apart %d, every layout first %d, among three %d%n",
        families, apart, first, amongThree);
    assertThat(apart).isGreaterThanOrEqualTo(families * 9 / 10);
    assertThat(first).isGreaterThanOrEqualTo(families * 6 / 10);
  }

  private static List<RandomLayout> kinds(SplittableRandom random) {
    int columns = 1 + random.nextInt(2);
    int from = random.nextInt(WORDS.length - 2);
    List<RandomLayout> kinds = new ArrayList<>();
    for (int i = 2 + random.nextInt(2); i > 0; i--) {
      kinds.add(RandomTexts.kind(random, columns, WORDS[from + i - 1]));
    }
    return kinds;
  }

  /** Where the answer with the layouts of all kinds stands; 9 if it is none. */
  private static int place(List<Candidate> found, List<RandomLayout> kinds) {
    List<String> expected =
        kinds.stream().map(it -> Layouts.form(it.signature())).sorted().toList();
    for (int i = 0; i < found.size(); i++) {
      List<String> forms = found.get(i).signatures().stream().map(Layouts::form).sorted().toList();
      if (forms.equals(expected)) {
        return i;
      }
    }
    return 9;
  }
}
