package dev.keywright.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.hbase.HBaseBulkLoad;
import dev.keywright.spark.hbase.TargetTable;
import dev.keywright.spark.input.DynamoDbExport;
import dev.keywright.spark.input.KeyAttribute;
import dev.keywright.spark.key.KeyLayouts;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import dev.keywright.spark.report.KeyReport;
import dev.keywright.spark.store.StoreLoad;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import shop.OrderKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The chapter of the guide: its queries give what it shows, and its Java is code of this class. */
@ExtendWith(OneSpark.class)
class GuideTest {
  private static final Pattern QUERY = Pattern.compile("(?s)```sql\n(.*?)```\n\n```text\n(.*?)```");
  private static final Pattern JAVA = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Pattern OPTION =
      Pattern.compile("(?m)^(spark\\.sql\\.catalog\\.keywright\\.\\S+?)=(.*)$");

  private static final Map<Integer, Integer> COUNTS = new ConcurrentHashMap<>();

  private final SparkSession spark;
  @TempDir private Path folder;

  GuideTest(SparkSession spark) {
    this.spark = spark;
  }

  private static String guide() throws IOException {
    return Files.readString(Path.of("../../docs/guide/spark.md"), UTF_8);
  }

  @Test
  void theQueriesOfTheGuideGiveWhatItShows() throws IOException {
    MatchResult option = OPTION.matcher(guide()).results().findFirst().orElseThrow();
    SparkSession other = spark.newSession();
    other.conf().set(option.group(1), option.group(2));
    List<MatchResult> queries = QUERY.matcher(guide()).results().toList();

    assertThat(queries).hasSize(4);
    for (MatchResult query : queries) {
      assertThat(shown(other.sql(query.group(1)))).isEqualTo(squeezed(query.group(2)));
    }
  }

  private static String shown(Dataset<Row> rows) {
    return rows.collectAsList().stream()
        .map(
            row ->
                IntStream.range(0, row.length())
                    .mapToObj(it -> String.valueOf(row.get(it)))
                    .collect(Collectors.joining(" | ")))
        .collect(Collectors.joining("\n"));
  }

  private static String squeezed(String text) {
    return text.strip().replaceAll(" +", " ");
  }

  @Test
  void theJavaOfTheGuideIsCodeOfThisClass() throws IOException {
    String own =
        Files.readString(Path.of("src/test/java/dev/keywright/spark/GuideTest.java"), UTF_8)
            .replaceAll("\\s", "");
    List<MatchResult> blocks = JAVA.matcher(guide()).results().toList();

    assertThat(blocks).hasSize(6);
    for (MatchResult block : blocks) {
      for (String statement : block.group(1).strip().split("(?<=;)\n", -1)) {
        assertThat(own).contains(statement.replaceAll("\\s", ""));
      }
    }
  }

  @Test
  void partsAreColumns() {
    Dataset<Row> rows = spark.sql("SELECT '000054,a100,6777' AS partitionKey, 9L AS orderNumber");
    KeyFunctions orders = KeyFunctions.of(spark, OrderKey.class);
    Dataset<Row> parts =
        rows.select(orders.decode(col("partitionKey"), col("orderNumber")).as("key"))
            .select("key.*");

    assertThat(parts.columns()).contains("deviceId", "reason");
  }

  private Dataset<Row> keys() {
    MapFunction<Long, String> key = PurchaseKeys::key;
    return spark.range(400).map(key, Encoders.STRING()).toDF("pk");
  }

  private static void write(int region, Iterator<Row> rows) {
    int count = 0;
    for (; rows.hasNext(); rows.next()) {
      count++;
    }
    COUNTS.put(region, count);
  }

  @Test
  void regionsAreWrittenInOrder() {
    Dataset<Row> keys = keys();
    KeyRegions regions = KeyRegions.of(KeyReports.profile(keys, 8, "pk").report());
    RegionRows placed = RegionRows.of(keys, regions, "pk");
    placed.forEach((attempt, sorted) -> write(attempt.region(), sorted));

    assertThat(COUNTS).hasSize(8);
    assertThat(COUNTS.values().stream().mapToInt(it -> it).sum()).isEqualTo(400);
  }

  @Test
  void reportsAreMadeOfAnyDataset() {
    Dataset<Row> keys = keys();
    KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", PurchaseKeys.LAYOUT));
    String json = KeyReports.profileJson(keys, 16, "pk");
    KeyReport<VerificationReport> verified = KeyReports.verify(keys, layouts, "pk");

    assertThat(json).contains("\"keys\":400");
    assertThat(verified.report().keys()).isEqualTo(400);
    assertThat(verified.rowsWithoutKey()).isZero();
  }

  @Test
  void keysOfParquetAndCsvAreTheSame() {
    String parquet = folder.resolve("parquet").toString();
    String csv = folder.resolve("csv").toString();
    keys().write().mode(SaveMode.ErrorIfExists).parquet(parquet);
    keys().write().option("header", true).csv(csv);
    KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", PurchaseKeys.LAYOUT));

    List<VerificationReport> reports = new ArrayList<>();
    for (Dataset<Row> read :
        List.of(spark.read().parquet(parquet), spark.read().option("header", true).csv(csv))) {
      reports.add(KeyReports.verify(read.coalesce(1), layouts, "pk").report());
    }
    assertThat(reports.get(0).keys()).isEqualTo(400);
    assertThat(reports.get(1).malformed()).isEqualTo(reports.get(0).malformed());
    assertThat(reports.get(1).layouts().get(0).parts())
        .isEqualTo(reports.get(0).layouts().get(0).parts());
  }

  private static StoreLoad.OpenWriter<Map<String, AttributeValue>> open(String table) {
    throw new IllegalStateException(table + " is not there");
  }

  private static Map<String, AttributeValue> item(Row row) {
    throw new IllegalStateException(row + " is not written");
  }

  /** Compiled, and run by the tests of these loads. */
  static List<Object> loads() {
    TargetTable table = TargetTable.of("orders", Map.of("hbase.zookeeper.quorum", "zk1,zk2,zk3"));
    HBaseBulkLoad load =
        HBaseBulkLoad.into(table, "pk").cell("name", "f", "name").timestamps("changedAt");
    return List.of(load, items());
  }

  private static StoreLoad<Map<String, AttributeValue>> items() {
    StoreLoad<Map<String, AttributeValue>> load =
        StoreLoad.into("orders", () -> open("orders"), row -> item(row));
    return load;
  }

  static Dataset<Row> exported(SparkSession spark, String folder) throws IOException {
    DynamoDbExport export = DynamoDbExport.open(spark, folder);
    export.requireWhole();
    Dataset<Row> keys = export.keys(new KeyAttribute("PK", "S"), new KeyAttribute("SK", "S"));
    return keys;
  }

  @Test
  void loadsAreDescribedWithoutAStore() {
    assertThat(loads()).hasSize(2);
  }
}
