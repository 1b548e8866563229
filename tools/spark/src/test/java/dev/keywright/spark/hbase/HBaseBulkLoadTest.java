package dev.keywright.spark.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.spark.OneSpark;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import dev.keywright.spark.region.RegionTask;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.BufferedMutator;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
@ExtendWith({OneSpark.class, ClusterProcess.class})
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HBaseBulkLoadTest {
  private static final long SINCE = 1_343_779_200_000L;
  private static final byte[] F = {'f'};

  private final SparkSession spark;
  private final Map<String, String> settings;
  private Connection connection;
  @TempDir private Path folder;

  HBaseBulkLoadTest(SparkSession spark, ClusterProcess.Cluster cluster) {
    this.spark = spark;
    this.settings =
        Map.of(
            "hbase.zookeeper.quorum", "127.0.0.1",
            "hbase.zookeeper.property.clientPort", String.valueOf(cluster.zooKeeper()),
            "hbase.client.pause", "10");
  }

  @BeforeAll
  void connect() throws IOException {
    connection = ConnectionFactory.createConnection(TargetTable.of("t", settings).configuration());
  }

  @AfterAll
  void disconnect() throws IOException {
    connection.close();
  }

  private TargetTable table(TestInfo test, String... splitPoints) throws IOException {
    String name = test.getTestMethod().orElseThrow().getName();
    byte[][] points = new byte[splitPoints.length][];
    for (int i = 0; i < points.length; i++) {
      points[i] = splitPoints[i].getBytes(UTF_8);
    }
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(
          TableDescriptorBuilder.newBuilder(TableName.valueOf(name))
              .setColumnFamily(ColumnFamilyDescriptorBuilder.of("f"))
              .setColumnFamily(ColumnFamilyDescriptorBuilder.of("g"))
              .build(),
          points);
    }
    return TargetTable.of(name, settings);
  }

  private String staging(TestInfo test) {
    return folder.resolve(test.getTestMethod().orElseThrow().getName()).toUri().toString();
  }

  /** Keys in no order, each with a time of its own. */
  private Dataset<Row> rows(long count) {
    MapFunction<Long, String> key = it -> String.format(Locale.ROOT, "%07d", it * 7_919 % count);
    return spark
        .range(0, count, 1, 3)
        .map(key, Encoders.STRING())
        .toDF("pk")
        .withColumn("v", functions.concat(lit("v"), col("pk")))
        .withColumn("at", col("pk").cast("bigint").plus(SINCE));
  }

  private static HBaseBulkLoad load(TargetTable table) {
    return HBaseBulkLoad.into(table, "pk").cell("v", "f", "v").timestamps("at");
  }

  /** What a scan finds: row, value and timestamp of each cell, in the order of the table. */
  private List<String> scanned(TargetTable table) throws IOException {
    List<String> found = new ArrayList<>();
    try (Table opened = connection.getTable(table.tableName());
        ResultScanner scanner = opened.getScanner(new Scan().readAllVersions().setCaching(1_000))) {
      for (Result row : scanner) {
        for (Cell cell : row.rawCells()) {
          found.add(
              Bytes.toString(row.getRow())
                  + " "
                  + Bytes.toString(
                      cell.getValueArray(), cell.getValueOffset(), cell.getValueLength())
                  + " "
                  + cell.getTimestamp());
        }
      }
    }
    return found;
  }

  /** Prints how many rows a second the load writes, and how many the puts of one client write. */
  @Test
  @Tag("evidence")
  void fiveMillionRowsAreInOrderAndSpread(TestInfo test) throws IOException {
    int count = 5_000_000;
    int regions = 8;
    String[] points =
        IntStream.range(1, regions)
            .mapToObj(i -> String.format(Locale.ROOT, "%07d", i * (count / regions)))
            .toArray(String[]::new);
    TargetTable table = table(test, points);
    Dataset<Row> rows = rows(count);
    long start = System.nanoTime();
    load(table).run(rows, staging(test));
    double seconds = (System.nanoTime() - start) / 1e9;
    long[] inRegion = new long[regions];
    long found = 0;
    try (Table opened = connection.getTable(table.tableName());
        ResultScanner scanner = opened.getScanner(new Scan().setCaching(10_000))) {
      for (Result row : scanner) {
        long number = Long.parseLong(Bytes.toString(row.getRow()));
        assertThat(number).isEqualTo(found);
        inRegion[(int) (number / (count / regions))]++;
        found++;
      }
    }
    assertThat(found).isEqualTo(count);
    double puts = secondsOfPuts(table, 500_000);
    System.out.printf(
        Locale.ROOT,
        ">> bulk load: %,d rows in order, %.1f s, %,.0f rows/s; busiest of %d regions %.1f %%;"
            + " puts %,.0f rows/s; the load is %.1f times as fast%n",
        found,
        seconds,
        count / seconds,
        regions,
        100.0 * LongStream.of(inRegion).max().orElse(0) / count,
        500_000 / puts,
        count / seconds * puts / 500_000);
  }

  /** Of one client that writes in batches, as fast as it can. */
  private double secondsOfPuts(TargetTable table, int count) throws IOException {
    long start = System.nanoTime();
    try (BufferedMutator mutator = connection.getBufferedMutator(table.tableName())) {
      for (long i = 0; i < count; i++) {
        byte[] key = String.format(Locale.ROOT, "%07d", i * 7_919 % count).getBytes(UTF_8);
        mutator.mutate(new Put(key, SINCE + i).addColumn(F, F, key));
      }
    }
    return (System.nanoTime() - start) / 1e9;
  }

  private static List<String> expected(int count) {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      expected.add(String.format(Locale.ROOT, "%07d v%07d %d", i, i, SINCE + i));
    }
    return expected;
  }

  @Test
  void allRowsAreInTheirRegionsWithTheirTimestamps(TestInfo test) throws IOException {
    TargetTable table = table(test, "0005000", "0009000");

    assertThat(load(table).run(rows(20_000), staging(test))).isEqualTo(3);
    assertThat(scanned(table)).isEqualTo(expected(20_000));
    assertThat(new File(URI.create(staging(test)))).doesNotExist();
  }

  @Test
  void aTaskThatFailsAfterHalfItsWritesLosesAndDoublesNothing(TestInfo test) throws IOException {
    TargetTable table = table(test, "0001000");
    UDF1<String, String> failing =
        value -> {
          if (value.equals("v0000500") && TaskContext.get().attemptNumber() < 2) {
            throw new IllegalStateException("the executor is lost");
          }
          return value;
        };
    Dataset<Row> rows = rows(2_000);
    // Behind the shuffle, so that files are half written when it fails.
    HBaseBulkLoad load = load(table);
    StagedFiles staged = new StagedFiles(staging(test));
    Configuration configuration = table.configuration();
    staged.begin(configuration);
    RegionTask task = load.task(table.descriptor(), staged);
    RegionRows placed = RegionRows.of(load.chosen(rows), table.regions(), "pk");
    Column flaky = functions.udf(failing, DataTypes.StringType).apply(col("f:v").cast("string"));
    Dataset<Row> again = placed.rows().withColumn("f:v", flaky.cast("binary"));
    new RegionRows(again, placed.regions()).forEach(task);
    load.finish(staged, 2);

    assertThat(scanned(table)).isEqualTo(expected(2_000));
  }

  @Test
  void aTaskThatRunsTwiceDoublesNothing(TestInfo test) throws Exception {
    TargetTable table = table(test);
    HBaseBulkLoad load = load(table);
    StagedFiles staged = new StagedFiles(staging(test));
    staged.begin(table.configuration());
    RegionTask task = load.task(table.descriptor(), staged);
    List<Row> rows = load.chosen(rows(100).orderBy("pk")).collectAsList();
    task.run(new RegionTask.Attempt(0, 1), rows.iterator());
    task.run(new RegionTask.Attempt(0, 2), rows.iterator());
    assertThatThrownBy(() -> task.run(new RegionTask.Attempt(0, 3), failing(rows)))
        .hasMessage("the executor is lost");
    load.finish(staged, 1);

    assertThat(scanned(table)).isEqualTo(expected(100));
  }

  private static Iterator<Row> failing(List<Row> rows) {
    return rows.stream()
        .map(
            row -> {
              if (row.getString(0).equals("0000050")) {
                throw new IllegalStateException("the executor is lost");
              }
              return row;
            })
        .iterator();
  }

  @Test
  void nullsGiveNoCellsAndSeveralFamiliesHaveFilesOfTheirOwn(TestInfo test) throws IOException {
    TargetTable table = table(test);
    Dataset<Row> rows =
        spark.sql(
            """
            SELECT X'01' AS pk, 'a' AS v, CAST(NULL AS BINARY) AS w, TIMESTAMP '2012-08-01 00:00:00Z' AS at
            UNION ALL SELECT X'80', NULL, X'41', TIMESTAMP '2012-08-01 00:00:00Z'
            UNION ALL SELECT X'01', 'b', NULL, TIMESTAMP '2012-08-02 00:00:00Z'
            """);
    HBaseBulkLoad.into(table, "pk")
        .cell("v", "f", "v")
        .cell("w", "g", "w")
        .timestamps("at")
        .run(rows, staging(test));

    assertThat(scanned(table))
        .containsExactly(
            "\u0001 b " + (SINCE + 86_400_000),
            Bytes.toString(new byte[] {(byte) 0x80}) + " A " + SINCE);
  }

  @Test
  void whatCannotBeLoadedIsRefusedAndNamed(TestInfo test) throws IOException {
    TargetTable table = table(test);
    Dataset<Row> rows = rows(10);

    assertThatThrownBy(() -> load(table).run(rows.drop("v"), staging(test)))
        .hasMessage("the dataset has no column v, only pk, at");
    assertThatThrownBy(() -> load(table).cell("at", "f", "at").run(rows, staging(test)))
        .hasMessage("column at is written as it is, so it is STRING or BINARY, not BIGINT");
    assertThatThrownBy(() -> load(table).cell("v", "x", "v").run(rows, staging(test)))
        .hasMessageContaining("has no column family x");
    assertThatThrownBy(() -> load(table).run(rows.union(rows), staging(test) + "2"))
        .hasStackTraceContaining("two rows have the key 000000")
        .hasStackTraceContaining("and the timestamp");
    assertThatThrownBy(() -> load(table).run(rows, staging(test) + "2"))
        .hasMessageContaining("has something in it: take a new one");
    assertThatThrownBy(
            () ->
                load(table)
                    .run(
                        rows.union(
                            spark.createDataFrame(
                                List.of(RowFactory.create("", "v", 1L)), rows.schema())),
                        staging(test) + "3"))
        .hasStackTraceContaining("a row key of HBase has 1 to 32767 bytes, and one has 0");
    Column without = functions.when(col("pk").notEqual("0000005"), col("v"));
    assertThatThrownBy(() -> load(table).run(rows.withColumn("v", without), staging(test) + "4"))
        .hasStackTraceContaining("row 0000005 has no value, and HBase keeps no row without a cell");
    assertThat(scanned(table)).isEmpty();
    assertThat(KeyRegions.at(List.of(new byte[0])).count()).isEqualTo(1);
  }
}
