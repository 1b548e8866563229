package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class RandomLayoutsTest {
  private static final int LAYOUTS = Integer.getInteger("layouts", 40);
  private static final int KEYS = Integer.getInteger("keys", 10_000);

  @Test
  void layoutsOfTextAreFound() {
    find("TEXT", RandomTexts::next);
  }

  @Test
  void layoutsOfBinaryAreFound() {
    find("BINARY", RandomBinaries::next);
  }

  private static void find(String format, Function<SplittableRandom, RandomLayout> layouts) {
    Tally tally = new Tally();
    for (int i = 0; i < LAYOUTS; i++) {
      int seed = Integer.getInteger("seed", 0) + i;
      SplittableRandom random = new SplittableRandom(seed);
      RandomLayout layout = layouts.apply(random);
      tally.add(seed, Inferred.of(layout.signature(), layout.keys(KEYS, random)));
    }
    System.out.println(format + ": " + tally);
    assertThat(tally.identifiable()).isGreaterThan(LAYOUTS * 6 / 10);
  }
}
