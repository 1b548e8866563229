package dev.keywright.engine.hbase.rekeyed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.hbase.HBaseCluster;
import dev.keywright.engine.hbase.HBaseClusterExtension;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hadoop.hbase.client.Connection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Rows that are written many in a call, and read by ranges of about one size. */
@ExtendWith(HBaseClusterExtension.class)
class PagesAndRangesTest {
  private static final int ROWS = 1000;

  @Test
  @Tag("full")
  void changesOfOneCallAreMadeEachForItself(HBaseCluster cluster) throws IOException {
    try (Connection connection = connect(cluster)) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "pages");
      rekeyed.create();
      Tables tables = rekeyed.tables();
      List<Change> puts =
          List.of(put("1/a", "a"), put("1/a", "b"), put("3/c", "c"), put("5/d", "d"));
      assertThat(tables.applyEach(puts)).containsExactly(true, false, true, true);
      assertThat(tables.applyEach(puts)).containsOnly(false);
      assertThat(source(tables, "1/a")).contains(RowBytes.of("a"));
      assertThat(source(tables, "3/c")).contains(RowBytes.of("c"));
      assertThat(tables.applyEach(List.of())).isEmpty();
    }
  }

  /** Digits are ten of the 256 bytes, so halves of the bytes between two keys are no halves. */
  @Test
  @Tag("full")
  void noRangeHasMostOfTheRows(HBaseCluster cluster) throws IOException {
    try (Connection connection = connect(cluster)) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "ranges");
      rekeyed.create();
      Tables tables = rekeyed.tables();
      List<Change> puts = new ArrayList<>();
      for (int i = 0; i < ROWS; i++) {
        puts.add(put(String.format(Locale.ROOT, "0000%06d", 7 * i), "" + i));
      }
      assertThat(tables.applyEach(puts)).hasSize(ROWS).containsOnly(true);
      List<Integer> sizes = new ArrayList<>();
      for (ScanRange range : tables.ranges(Side.NEW, 16)) {
        sizes.add(tables.scan(Side.NEW, range, Optional.empty(), ROWS + 1).entries().size());
      }
      assertThat(sizes).allMatch(it -> it <= ROWS / 4);
      assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(ROWS);
    }
  }

  private static Connection connect(HBaseCluster cluster) throws IOException {
    return RekeyedTables.connect(cluster.zooKeeperPort(), Timing.USUAL.longestCall());
  }

  private static Change put(String newKey, String oldKey) {
    Cell cell = new Cell(RowBytes.of("1"), 1, Cell.NEVER);
    Row row = new Row(RowBytes.of(oldKey), new TreeMap<>(Map.of("f:a", cell)));
    WriteId write = new WriteId(1, Optional.empty());
    return Change.put(Side.NEW, RowBytes.of(newKey), Condition.ABSENT, row, write);
  }

  private static Optional<RowBytes> source(Tables tables, String newKey) {
    return tables.read(Side.NEW, RowBytes.of(newKey)).source();
  }
}
