package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Layouts by chance are found from their keys, if the keys show them, however their values are
 * distributed.
 */
class RandomLayoutsTest {
  private static final int MANY = Integer.getInteger("layouts", 500);
  private static final int KEYS = Integer.getInteger("keys", 10_000);
  private static final int SEED = Integer.getInteger("seed", 0);

  @Test
  void someLayoutsOfTextAreFound() {
    Tally tally = new Tally();
    for (int i = 0; i < 10; i++) {
      find(Shape.EVEN, RandomTexts::next, i, 1000, tally);
    }
    assertThat(tally.shareFirst()).isGreaterThanOrEqualTo(0.85);
  }

  @Test
  @Tag("evidence")
  void layoutsOfTextAreFound() {
    judge("TEXT", RandomTexts::next);
  }

  @Test
  @Tag("evidence")
  void layoutsOfBinaryAreFound() {
    judge("BINARY", RandomBinaries::next);
  }

  /** As many layouts of each distribution, and a line of figures for each. */
  private static void judge(
      String format, BiFunction<SplittableRandom, Shape, RandomLayout> layouts) {
    Tally all = new Tally();
    Map<Shape, Tally> byShape = new EnumMap<>(Shape.class);
    List<Shape> shapes = List.of(Shape.values());
    for (int i = 0; i < MANY; i++) {
      // In turns, so that what was judged so far is of all distributions.
      Shape shape = shapes.get(i % shapes.size());
      Tally own = byShape.computeIfAbsent(shape, it -> new Tally());
      find(shape, layouts, i / shapes.size(), KEYS, all, own);
      if (i % 40 == 39) {
        System.out.println(format + " so far: " + all);
      }
    }
    byShape.forEach((shape, own) -> System.out.println(format + " " + shape + ": " + own));
    System.out.println(format + ": " + all);
    // With 400 keys, it is 39 % of the layouts of BINARY.
    assertThat(all.shareIdentifiable()).isGreaterThanOrEqualTo(KEYS < 1000 ? 0.35 : 0.4);
    assertThat(all.shareFirst()).isGreaterThanOrEqualTo(0.85);
    assertThat(all.shareAmongThree()).isGreaterThanOrEqualTo(0.92);
    assertThat(all.shareConfident()).isLessThanOrEqualTo(0.01);
  }

  private static void find(
      Shape shape,
      BiFunction<SplittableRandom, Shape, RandomLayout> layouts,
      int place,
      int keys,
      Tally... tallies) {
    // Two seeds that follow each other have no layout in common.
    long seed = 10_000L * SEED + 1000L * List.of(Shape.values()).indexOf(shape) + place;
    SplittableRandom random = new SplittableRandom(seed);
    RandomLayout layout = layouts.apply(random, shape);
    // Every other one has parts that depend on each other.
    List<byte[][]> rows =
        place % 2 == 0 ? layout.keys(keys, random) : layout.dependentKeys(keys, random);
    Inferred inferred = Inferred.of(layout.signature(), rows);
    Inferred.Verdict verdict = inferred.verdict();
    for (Tally tally : tallies) {
      tally.add(inferred, verdict);
    }
    Tally.print(seed, inferred, verdict);
  }
}
