package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchesTest {
  private record Row(int partition, int key, int bytes, int order) {}

  @Test
  void everyRowIsInOneBatchThatIsWithinAllLimits() {
    Batches<Row> batches =
        Batches.of(7, Row::key).mostBytes(50, Row::bytes).byPartition(Row::partition);
    Random random = new Random(7);
    for (int round = 0; round < 200; round++) {
      List<Row> rows =
          IntStream.range(0, random.nextInt(200))
              .mapToObj(
                  i -> {
                    int key = random.nextInt(60);
                    return new Row(key % 3, key, random.nextInt(80), i);
                  })
              .toList();

      List<List<Row>> cut = batches.cut(rows);

      assertThat(cut.stream().flatMap(List::stream).toList())
          .containsExactlyInAnyOrderElementsOf(rows);
      for (List<Row> batch : cut) {
        assertThat(batch).isNotEmpty().hasSizeLessThanOrEqualTo(7);
        assertThat(batch.stream().map(Row::partition).distinct()).hasSize(1);
        assertThat(batch.stream().map(Row::key).distinct()).hasSize(batch.size());
        assertThat(batch.size() == 1 || batch.stream().mapToInt(Row::bytes).sum() <= 50).isTrue();
      }
      requireOrderOfEachPartition(cut);
    }
  }

  private static void requireOrderOfEachPartition(List<List<Row>> cut) {
    for (int partition = 0; partition < 3; partition++) {
      List<Integer> orders = new ArrayList<>();
      for (List<Row> batch : cut) {
        for (Row row : batch) {
          if (row.partition() == partition) {
            orders.add(row.order());
          }
        }
      }
      assertThat(orders).isSorted();
    }
  }

  @Test
  void batchesAreAsFullAsTheyMayBe() {
    List<Integer> rows = IntStream.range(0, 250).boxed().toList();

    assertThat(Batches.of(100, (Integer row) -> row).cut(rows))
        .extracting(List::size)
        .containsExactly(100, 100, 50);
  }

  @Test
  void noRowsAreNoBatch() {
    assertThat(Batches.of(100, (Integer row) -> row).cut(List.of())).isEmpty();
  }

  @Test
  void eachLimitOfABatchHolds() {
    Batches<String> batches =
        Batches.<String>of(100, row -> row)
            .mostBytes(10, String::length)
            .most(2, row -> row.chars().filter(unit -> unit == 'x').count());

    assertThat(batches.cut(List.of("aaaa", "bbbb", "cccc", "x", "yx", "zx", "xxxxx", "d")))
        .containsExactly(
            List.of("aaaa", "bbbb"),
            List.of("cccc", "x", "yx"),
            List.of("zx"),
            List.of("xxxxx"),
            List.of("d"));
  }
}
