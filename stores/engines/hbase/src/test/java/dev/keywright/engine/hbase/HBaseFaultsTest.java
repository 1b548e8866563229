package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MergedRows;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** A region server ends while the rows of 16 buckets are merged. */
@ExtendWith(HBaseClusterExtension.class)
@Timeout(120)
class HBaseFaultsTest {
  private static final int ROWS = 4_000;
  private static final int BEFORE = 500;
  private static final int PAGE_ROWS = 40;
  private static final byte[] FAMILY = {'d'};

  private final HBaseKeys keys = HBaseKeys.of(BucketedEventKey.LAYOUT);
  private final TableDescriptor descriptor = keys.table("faults-" + UUID.randomUUID(), "d");

  @BeforeEach
  void write(HBaseCluster cluster) throws IOException {
    try (Admin admin = cluster.connection().getAdmin();
        Table table = cluster.connection().getTable(descriptor.getTableName())) {
      admin.createTable(descriptor, keys.splitPoints(BucketedEventKey.splitPoints(16)));
      HBaseWriter.of(table)
          .write(
              LongStream.range(0, ROWS)
                  .mapToObj(number -> new BucketedEventKey(number, "web-1"))
                  .map(key -> keys.put(key).addColumn(FAMILY, FAMILY, FAMILY))
                  .toList());
      // The log of a local file system is not as safe as that of HDFS, and is not what is tested.
      admin.flush(descriptor.getTableName());
    }
  }

  @AfterEach
  void replace(HBaseCluster cluster) {
    cluster.replace();
  }

  @Test
  void theAnswerIsCompleteIfAServerCrashes(HBaseCluster cluster) throws Exception {
    List<Long> found = new ArrayList<>();
    try (Table table = cluster.connection().getTable(descriptor.getTableName());
        MergedRows<Result> rows = rows(table)) {
      take(rows, BEFORE, found);
      cluster.abort(cluster.servers().get(0));
      take(rows, Integer.MAX_VALUE, found);
    }

    assertThat(found).containsExactlyElementsOf(numbers(ROWS));
  }

  @Test
  void theAnswerIsCompleteIfAServerIsStopped(HBaseCluster cluster) throws Exception {
    List<Long> found = new ArrayList<>();
    try (Table table = cluster.connection().getTable(descriptor.getTableName());
        MergedRows<Result> rows = rows(table)) {
      take(rows, BEFORE, found);
      cluster.stop(cluster.servers().get(1));
      take(rows, Integer.MAX_VALUE, found);
    }

    assertThat(found).containsExactlyElementsOf(numbers(ROWS));
  }

  @Test
  void aClientThatDoesNotTryAgainThrows(HBaseCluster cluster) throws Exception {
    Configuration impatient = new Configuration(cluster.connection().getConfiguration());
    impatient.setInt("hbase.client.retries.number", 0);
    List<Long> found = new ArrayList<>();
    try (Connection connection = ConnectionFactory.createConnection(impatient);
        Table table = connection.getTable(descriptor.getTableName());
        MergedRows<Result> rows = rows(table)) {
      take(rows, BEFORE, found);
      cluster.abort(cluster.servers().get(0));

      assertThatThrownBy(() -> take(rows, Integer.MAX_VALUE, found))
          .isInstanceOf(UncheckedIOException.class)
          .hasCauseInstanceOf(IOException.class);
    }

    assertThat(found)
        .hasSizeBetween(BEFORE, ROWS - 1)
        .containsExactlyElementsOf(numbers(found.size()));
  }

  private MergedRows<Result> rows(Table table) {
    HBaseReader reader = HBaseReader.of(table, keys).pageRows(PAGE_ROWS);
    return reader.read(
        BucketedEventKey.scan().all(),
        row -> reader.decode(row, BucketedEventKey::decode),
        Long.MAX_VALUE);
  }

  private void take(MergedRows<Result> rows, int most, List<Long> found) {
    for (int i = 0; i < most && rows.hasNext(); i++) {
      String column = keys.columns(rows.next()).text("partitionKey");
      found.add(BucketedEventKey.decode(column).number());
    }
  }

  private static List<Long> numbers(int count) {
    return LongStream.range(0, count).boxed().toList();
  }
}
