package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.DesignJudge.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every law, on entities that nobody thought of; what fails is printed with the seed that makes it
 * again, and with the smallest entity that fails in the same way.
 */
class LawsAtScaleTest {
  private static final int FEW = 20;
  private static final int MANY = 90;
  private static final int AT_ONCE = 100;
  private static final int MOST_FAILURES = 3;

  @Test
  @Tag("part")
  void randomEntitiesObeyEveryLaw() {
    judge(1, FEW);
  }

  @Test
  @Tag("full")
  void moreRandomEntitiesObeyEveryLaw() {
    judge(1 + FEW, MANY - FEW);
  }

  /** As many as {@code laws.designs} says, from {@code laws.seed} on. */
  @Test
  @Tag("evidence")
  void asManyRandomEntitiesAsAreAskedForObeyEveryLaw() {
    judge(Long.getLong("laws.seed", 1), Integer.getInteger("laws.designs"));
  }

  private static void judge(long seed, int count) {
    DesignJudge judge = DesignJudge.ofAllLaws();
    List<String> failures = new ArrayList<>();
    for (int from = 0; from < count && failures.size() < MOST_FAILURES; from += AT_ONCE) {
      int to = Math.min(count, from + AT_ONCE);
      List<Design> designs =
          LongStream.range(seed + from, seed + to).mapToObj(RandomEntity::design).toList();
      for (Failure failure : judge.judge(designs)) {
        if (failures.size() < MOST_FAILURES) {
          failures.add(RandomEntity.explained(failure, DesignJudge::ofAllLaws));
          System.out.println(failures.get(failures.size() - 1));
        }
      }
      if (to % (AT_ONCE * 10) == 0) {
        System.out.println("laws at scale: " + to + " of " + count + " designs");
      }
    }
    judge.tallies().forEach(tally -> System.out.println("random " + tally.line()));
    System.out.println(
        String.format(Locale.ROOT, "laws at scale: %,d random designs from seed %d", count, seed));
    assertThat(failures).isEmpty();
  }
}
