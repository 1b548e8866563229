package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** From few keys, an answer that is wrong says what else the keys can be, and asks for more. */
class FewKeysTest {
  private static final int KEYS = 20;

  @Test
  void someAnswersFromFewKeysSayWhatTheyDoNotKnow() {
    judge(20, RandomTexts::next);
    judge(10, RandomBinaries::next);
  }

  @Test
  @Tag("evidence")
  void answersFromFewKeysSayWhatTheyDoNotKnow() {
    judge(Integer.getInteger("layouts", 500), RandomTexts::next);
    judge(Integer.getInteger("layouts", 500), RandomBinaries::next);
  }

  private static void judge(int count, Function<SplittableRandom, RandomLayout> layouts) {
    int first = 0;
    int silent = 0;
    for (int seed = 0; seed < count; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomLayout layout = layouts.apply(random);
      Inference inference = Inference.of(InferenceOptions.USUAL);
      layout.keys(KEYS, random).forEach(inference::add);
      Candidate best = inference.report().candidates().get(0);
      List<String> doubts = best.doubts();
      assertThat(doubts).last().asString().endsWith("at least 100 are better.");
      List<String> forms = best.signatures().stream().map(Layouts::form).toList();
      if (forms.equals(List.of(Layouts.form(layout.signature())))) {
        first++;
      } else if (doubts.stream()
          .noneMatch(it -> it.contains("could also") || it.contains("instead of"))) {
        silent++;
        System.out.println(layout.signature() + " taken for " + best);
      }
    }
    System.out.printf(
        "%d keys of %d layouts: first %d, wrong %d, of which without a doubt %d%n",
        KEYS, count, first, count - first, silent);
    assertThat(silent).isLessThanOrEqualTo(count / 100);
  }
}
