package dev.keywright.spark.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LearnedPiecesTest {
  /** Learns the numbers themselves. */
  private record Numbers() implements Learning<ArrayList<Long>> {
    @Override
    public ArrayList<Long> empty() {
      return new ArrayList<>();
    }

    @Override
    public void add(ArrayList<Long> piece, long number, Object... columns) {
      piece.add(number);
    }

    @Override
    public void merge(ArrayList<Long> piece, ArrayList<Long> next) {
      piece.addAll(next);
    }
  }

  private static LearnedPieces<ArrayList<Long>> nothing() {
    return new LearnedPieces<>(new Numbers(), List.of("pk"));
  }

  @Test
  void piecesOfOnePartitionAreMergedInAnyOrder() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<LearnedPieces<ArrayList<Long>>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(nothing());
      }
      List<Long> numbers = new ArrayList<>();
      for (long number = 0; number < 30; number++) {
        numbers.add(number);
        all.get(random.nextInt(all.size())).add(random.nextInt(6), number);
        if (random.nextInt(10) == 0) {
          LearnedPieces<ArrayList<Long>> other = all.remove(random.nextInt(all.size()));
          all.add(nothing());
          all.get(random.nextInt(3)).merge(other);
        }
      }
      LearnedPieces<ArrayList<Long>> whole = all.get(0);
      all.subList(1, all.size()).forEach(whole::merge);

      assertThat(whole.whole()).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(numbers);
    }
  }

  @Test
  void neighboursAreInTheOrderOfTheirPartitions() {
    LearnedPieces<ArrayList<Long>> whole = nothing();
    for (int partition : List.of(4, 0, 2, 1, 3)) {
      LearnedPieces<ArrayList<Long>> next = nothing();
      next.add(partition, partition);
      whole.merge(next);
    }

    assertThat(whole.whole()).containsExactly(0L, 1L, 2L, 3L, 4L);
  }
}
