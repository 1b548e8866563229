package dev.keywright.store.bigtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.cloud.bigtable.data.v2.models.RowMutationEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BigtableWriterTest {
  private static List<RowMutationEntry> rows(int count, int cells, String value) {
    List<RowMutationEntry> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RowMutationEntry row = RowMutationEntry.create("row" + i);
      IntStream.range(0, cells).forEach(cell -> row.setCell("f", "q" + cell, value));
      rows.add(row);
    }
    return rows;
  }

  private static List<Integer> sizes(List<RowMutationEntry> rows) {
    return BigtableWriter.cut(rows).stream().map(List::size).toList();
  }

  @Test
  void aBatchHasAtMost1000Rows() {
    assertThat(sizes(rows(2_001, 1, "x"))).containsExactly(1_000, 1_000, 1);
  }

  @Test
  void aBatchHasAtMost100000Mutations() {
    assertThat(sizes(rows(251, 400, "x"))).containsExactly(250, 1);
  }

  @Test
  void aBatchHasAtMost10Megabytes() {
    assertThat(sizes(rows(21, 1, "x".repeat(990_000)))).containsExactly(10, 10, 1);
  }
}
