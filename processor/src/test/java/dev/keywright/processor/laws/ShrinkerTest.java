package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.DesignJudge.Failure;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A law that fails on purpose shows the smallest entity that breaks it. */
class ShrinkerTest {

  @Test
  void onlyTheDecisionsThatMatterAreLeft() {
    List<Integer> shrunk =
        Shrinker.shrink(
            List.of(4, 0, 9, 3, 7, 7, 1, 0, 2, 8, 5),
            it -> it.contains(7) && it.stream().anyMatch(number -> number > 7));

    assertThat(shrunk).containsExactly(8, 7);
  }

  @Test
  void whatDoesNotFailAnyLessIsKept() {
    assertThat(Shrinker.shrink(List.of(3, 1, 2), it -> it.equals(List.of(3, 1, 2))))
        .containsExactly(3, 1, 2);
    assertThat(Shrinker.shrink(List.of(3, 1, 2), it -> true)).isEmpty();
  }

  @Test
  void theSameSeedMakesTheSameDesignAndAnotherSeedAnother() {
    assertThat(RandomEntity.design(7)).hasToString(RandomEntity.design(7).toString());
    assertThat(RandomEntity.design(7).toString().replace("R7", ""))
        .isNotEqualTo(RandomEntity.design(8).toString().replace("R8", ""));
  }

  @Test
  void aDesignShrinksToThePartsThatMatter() {
    Predicate<Design> isWrong =
        design ->
            design.parts().stream()
                    .filter(part -> !design.index().isTable(part))
                    .anyMatch(part -> part.spec().type().equals("UUID"))
                && design.parts().stream().anyMatch(part -> part.spec().is(Trait.DESCENDING));
    for (long seed : seeds(isWrong, 20)) {
      Design smallest = RandomEntity.smallest(seed, isWrong);
      assertThat(smallest.parts()).as("%d: %s", seed, smallest).hasSizeBetween(1, 2);
      assertThat(smallest.columns()).hasSize(1);
      assertThat(smallest.form().bucket()).isEmpty();
      assertThat(smallest.parts()).allMatch(part -> part.spec().hash().isEmpty());
    }
  }

  private static List<Long> seeds(Predicate<Design> isWrong, int count) {
    return LongStream.iterate(1, seed -> seed + 1)
        .filter(seed -> isWrong.test(RandomEntity.design(seed)))
        .limit(count)
        .boxed()
        .toList();
  }

  /** Each of its designs is compiled, loaded and judged, as it would be for a real law. */
  @Test
  void aLawThatFailsPrintsItsSeedAndTheSmallestEntity() {
    DesignJudge judge = judge();
    long seed = seeds(design -> brokenByHashes(design) && isSound(design), 1).get(0);
    List<Failure> failures =
        judge.judge(
            List.of(RandomEntity.design(seed - 1), RandomEntity.design(seed)).stream()
                .filter(ShrinkerTest::isSound)
                .toList());

    assertThat(failures).extracting(it -> it.design().name()).contains("R" + seed);
    Failure failure = failures.get(failures.size() - 1);
    String explained = RandomEntity.explained(failure, ShrinkerTest::judge);
    assertThat(explained)
        .startsWith("law of no hashes, -Pevidence -Dlaws.designs=1 -Dlaws.seed=" + seed + ":\n")
        .contains("The smallest entity that fails is\n");
    assertThat(explained.substring(explained.indexOf("The smallest")))
        .contains("public record R(@PartitionKey(", "hashPrefix = ")
        .contains("int p0) {}")
        .doesNotContain("p1", "@Domain", "@Bucket", "@SortKey");
  }

  private static boolean brokenByHashes(Design design) {
    return design.parts().get(0).spec().hash().isPresent();
  }

  private static boolean isSound(Design design) {
    return OrderTheorem.refusals(design).isEmpty();
  }

  private static DesignJudge judge() {
    return new DesignJudge(
        Map.of(
            "no hashes",
            tally ->
                loaded ->
                    tally.check(
                        !loaded.key().layout().contains("hashPrefix"),
                        loaded.design(),
                        " has a hash")));
  }
}
