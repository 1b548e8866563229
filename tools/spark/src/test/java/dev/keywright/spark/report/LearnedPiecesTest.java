package dev.keywright.spark.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.KeyLearner;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LearnedPiecesTest {
  /** Learns the numbers themselves. */
  private static final class Numbers implements KeyLearner<Numbers> {
    private static final long serialVersionUID = 1;
    private final ArrayList<Long> all = new ArrayList<>();

    @Override
    public void add(long number, Object... columns) {
      all.add(number);
    }

    @Override
    public void merge(Numbers next) {
      all.addAll(next.all);
    }
  }

  private static LearnedPieces<Numbers> nothing() {
    return new LearnedPieces<>(Numbers::new, List.of("pk"));
  }

  @Test
  void piecesOfOnePartitionAreMergedInAnyOrder() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<LearnedPieces<Numbers>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(nothing());
      }
      List<Long> numbers = new ArrayList<>();
      for (long number = 0; number < 30; number++) {
        numbers.add(number);
        all.get(random.nextInt(all.size())).add(random.nextInt(6), number);
        if (random.nextInt(10) == 0) {
          LearnedPieces<Numbers> other = all.remove(random.nextInt(all.size()));
          all.add(nothing());
          all.get(random.nextInt(3)).merge(other);
        }
      }
      LearnedPieces<Numbers> whole = all.get(0);
      all.subList(1, all.size()).forEach(whole::merge);

      assertThat(whole.whole().all)
          .as("seed %d", seed)
          .containsExactlyInAnyOrderElementsOf(numbers);
    }
  }

  @Test
  void neighboursAreInTheOrderOfTheirPartitions() {
    LearnedPieces<Numbers> whole = nothing();
    for (int partition : List.of(4, 0, 2, 1, 3)) {
      LearnedPieces<Numbers> next = nothing();
      next.add(partition, partition);
      whole.merge(next);
    }

    assertThat(whole.whole().all).containsExactly(0L, 1L, 2L, 3L, 4L);
  }
}
