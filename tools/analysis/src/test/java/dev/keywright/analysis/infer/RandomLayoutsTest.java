package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Layouts by chance are found from their keys, if the keys show them. */
class RandomLayoutsTest {
  private static final int MANY = Integer.getInteger("layouts", 500);
  private static final int KEYS = Integer.getInteger("keys", 10_000);
  private static final int SEED = Integer.getInteger("seed", 0);

  @Test
  void someLayoutsOfTextAreFound() {
    judge(find("TEXT", RandomTexts::next, 10, 1000));
  }

  @Test
  @Tag("evidence")
  void layoutsOfTextAreFound() {
    judge(find("TEXT", RandomTexts::next, MANY, KEYS));
  }

  @Test
  @Tag("evidence")
  void layoutsOfBinaryAreFound() {
    judge(find("BINARY", RandomBinaries::next, MANY, KEYS));
  }

  private static void judge(Tally tally) {
    assertThat(tally.shareIdentifiable()).isGreaterThanOrEqualTo(0.6);
    assertThat(tally.shareFirst()).isGreaterThanOrEqualTo(0.85);
    assertThat(tally.shareAmongThree()).isGreaterThanOrEqualTo(0.95);
    assertThat(tally.shareConfident()).isLessThanOrEqualTo(0.01);
  }

  private static Tally find(
      String format, Function<SplittableRandom, RandomLayout> layouts, int count, int keys) {
    Tally tally = new Tally();
    for (int i = 0; i < count; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      RandomLayout layout = layouts.apply(random);
      tally.add(SEED + i, Inferred.of(layout.signature(), layout.keys(keys, random)));
      if ((i + 1) % 50 == 0 || i + 1 == count) {
        System.out.println(format + ": " + tally);
      }
    }
    return tally;
  }
}
