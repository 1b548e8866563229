package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Candidates differ in what they read from some key. */
class SameReadingsTest {
  private static final int KEYS = 300;

  @Test
  void aLayoutThatNoKeyTellsApartIsADoubt() {
    RandomLayout layout =
        new RandomLayout(
            LayoutSignature.parse(
                "BINARY | partitionKey: p0 String text=LENGTH_PREFIXED lengthBytes=1,"
                    + " p1 int as=UNSIGNED width=3"),
            new TreeMap<>(
                Map.of(
                    "p0", random -> "abcdefgh".substring(random.nextInt(7)),
                    "p1", random -> random.nextInt(5_000_000))));
    Inference inference = Inference.of(InferenceOptions.USUAL);
    layout.keys(KEYS, new SplittableRandom(1)).forEach(inference::add);
    List<Candidate> candidates = inference.report().candidates();
    assertThat(candidates.get(0).signatures())
        .containsExactly(
            "BINARY | partitionKey: part1 String text=LENGTH_PREFIXED lengthBytes=1,"
                + " part2 int as=UNSIGNED width=3");
    assertThat(candidates.get(0).notes())
        .contains(
            "part1 could also be String text=LENGTH_PREFIXED lengthBytes=0:"
                + " all keys have the same values.");
    assertThat(candidates.get(0).doubts()).noneMatch(it -> it.contains("LENGTH_PREFIXED"));
  }

  @Test
  void noTwoCandidatesReadTheSameFromAllKeys() {
    for (int seed = 0; seed < 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Inference inference = Inference.of(InferenceOptions.USUAL);
      RandomBinaries.next(random).keys(KEYS, random).forEach(inference::add);
      List<LayoutSignature> layouts =
          inference.report().candidates().stream()
              .filter(it -> !it.isFamily())
              .map(it -> LayoutSignature.parse(it.signatures().get(0)))
              .toList();
      for (int i = 1; i < layouts.size(); i++) {
        for (LayoutSignature before : layouts.subList(0, i)) {
          assertThat(Alike.of(before, layouts.get(i), inference.sample()))
              .as("seed %s: %s and %s", seed, before, layouts.get(i))
              .isFalse();
        }
      }
    }
  }
}
