package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.DesignJudge.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Every law, on entities that nobody thought of.
 *
 * <p>{@code -Dlaws.designs=10000} judges more of them, {@code -Dlaws.seed=7} others; what fails is
 * printed with the seed that makes it again, and with the smallest entity that fails in the same
 * way.
 */
class LawsAtScaleTest {
  private static final long SEED = Long.getLong("laws.seed", 1);
  private static final int DESIGNS = Integer.getInteger("laws.designs", 200);
  private static final int AT_ONCE = 100;
  private static final int MOST_FAILURES = 3;

  @Test
  void randomEntitiesObeyEveryLaw() {
    DesignJudge judge = DesignJudge.ofAllLaws();
    List<String> failures = new ArrayList<>();
    for (int from = 0; from < DESIGNS && failures.size() < MOST_FAILURES; from += AT_ONCE) {
      int to = Math.min(DESIGNS, from + AT_ONCE);
      List<Design> designs =
          LongStream.range(SEED + from, SEED + to).mapToObj(RandomEntity::design).toList();
      for (Failure failure : judge.judge(designs)) {
        if (failures.size() < MOST_FAILURES) {
          failures.add(RandomEntity.explained(failure, DesignJudge::ofAllLaws));
          System.out.println(failures.get(failures.size() - 1));
        }
      }
      if (DESIGNS > AT_ONCE * 10 && to % (AT_ONCE * 10) == 0) {
        System.out.println("laws at scale: " + to + " of " + DESIGNS + " designs");
      }
    }
    judge.tallies().forEach(tally -> System.out.println("random " + tally.line()));
    System.out.println(
        String.format(
            Locale.ROOT, "laws at scale: %,d random designs from seed %d", DESIGNS, SEED));
    assertThat(failures).isEmpty();
  }
}
