package dev.keywright.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.spark_partition_id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneSpark.class)
class RegionRowsTest {
  private final SparkSession spark;

  RegionRowsTest(SparkSession spark) {
    this.spark = spark;
  }

  private Dataset<Row> bytes(byte[]... keys) {
    return spark.createDataset(List.of(keys), Encoders.BINARY()).toDF("pk");
  }

  private static byte[] key(int... bytes) {
    byte[] key = new byte[bytes.length];
    for (int i = 0; i < key.length; i++) {
      key[i] = (byte) bytes[i];
    }
    return key;
  }

  @Test
  void eachPartitionIsARegionInTheOrderOfTheStore() {
    MapFunction<Long, String> purchase = PurchaseKeys::key;
    Dataset<Row> keys = spark.range(2_000).map(purchase, Encoders.STRING()).toDF("pk");
    KeyRegions regions = KeyRegions.atTexts(List.of("000100", "000500,a2", "zz"));
    Dataset<Row> placed = RegionRows.of(keys, regions, "pk").rows();
    List<Row> rows = placed.select(spark_partition_id(), col("pk")).collectAsList();

    assertThat(rows).hasSize(2_000);
    assertThat(placed.rdd().getNumPartitions()).isEqualTo(4);
    List<String> inOrder = new ArrayList<>();
    for (Row row : rows) {
      inOrder.add(row.getString(1));
      assertThat(regions.idOf(row.getString(1).getBytes(StandardCharsets.UTF_8)))
          .isEqualTo(row.getInt(0));
    }
    assertThat(inOrder).isSorted();
  }

  @Test
  void bytesSortUnsignedAndASplitPointBeginsItsRegion() {
    KeyRegions regions = KeyRegions.at(List.of(key(), key(0x7F, 0), key(0x80)));
    List<Row> rows =
        RegionRows.of(bytes(key(0xFF), key(0x80), key(0x7F, 0), key(0x7F), key(0)), regions, "pk")
            .rows()
            .select(spark_partition_id(), col("pk"))
            .collectAsList();

    assertThat(rows.stream().map(it -> it.getInt(0)).toList()).containsExactly(0, 0, 1, 2, 2);
    assertThat(rows.stream().map(it -> Arrays.toString(it.<byte[]>getAs(1))).toList())
        .containsExactly("[0]", "[127]", "[127, 0]", "[-128]", "[-1]");
  }

  @Test
  void layoutsWithBucketsAndHashPrefixesTellTheirSplitPoints() {
    NamedLayout events = new NamedLayout("events", LayoutSignature.parse(OneSpark.EVENTS));
    NamedLayout purchase = new NamedLayout("purchase", LayoutSignature.parse(PurchaseKeys.LAYOUT));

    assertThat(KeyRegions.of(events, 4).splitPoints()).hasSize(3);
    assertThatThrownBy(() -> KeyRegions.of(purchase, 4))
        .hasMessageStartingWith("keys of purchase begin with no bucket and no hash prefix");
  }

  @Test
  void theQuantilesOfAProfileAreSplitPoints() {
    MapFunction<Long, String> purchase = PurchaseKeys::key;
    Dataset<Row> keys = spark.range(2_000).map(purchase, Encoders.STRING()).toDF("pk");
    KeyRegions regions = KeyRegions.of(KeyReports.profile(keys, 8, "pk").report());
    List<Long> counts =
        RegionRows.of(keys, regions, "pk")
            .rows()
            .groupBy(spark_partition_id())
            .count()
            .select("count")
            .as(Encoders.LONG())
            .collectAsList();

    assertThat(counts).hasSize(8).allMatch(count -> count > 200 && count < 300);
  }

  @Test
  void aKeyThatIsNullEndsTheJobAndTheErrorShowsItsColumns() {
    Dataset<Row> rows = spark.sql("SELECT 'a' AS pk, 1 AS n UNION ALL SELECT NULL, 77");
    RegionRows placed = RegionRows.of(rows, KeyRegions.atTexts(List.of("b")), "pk");

    assertThatThrownBy(() -> placed.rows().collectAsList())
        .hasStackTraceContaining("column pk of a row is null: {\"pk\":null}");
  }

  @Test
  void numbersOutOfRangeEndTheJobAndTheErrorShowsTheColumns() {
    Dataset<Row> rows = spark.range(5).toDF("id");

    assertThat(RegionRows.byId(rows, 5, col("id")).rdd().getNumPartitions()).isEqualTo(5);
    assertThatThrownBy(() -> RegionRows.byId(rows, 4, col("id"), "id").collectAsList())
        .hasStackTraceContaining(
            "the partition of a row is 4, but must be from 0 to 3: {\"id\":4}");
    assertThatThrownBy(() -> RegionRows.byId(rows, 5, col("id").minus(1)).collectAsList())
        .hasStackTraceContaining("the partition of a row is -1");
    assertThatThrownBy(() -> RegionRows.byId(rows, 5, lit(null).cast("int")).collectAsList())
        .hasStackTraceContaining("the partition of a row is null");
  }

  @Test
  void splitPointsAscendAndColumnsAreOfTextOrBytes() {
    assertThatThrownBy(() -> KeyRegions.atTexts(List.of("b", "a")))
        .hasMessage("split point 1 is 61, but must be above the one before, 62");
    assertThatThrownBy(() -> RegionRows.of(spark.range(1).toDF(), KeyRegions.at(List.of()), "id"))
        .hasMessageStartingWith("column id decides the region of a row by its bytes");
  }

  @Test
  void aTaskRunsForEachRegionAlsoThoseWithoutRows() {
    org.apache.spark.util.LongAccumulator runs = spark.sparkContext().longAccumulator();
    RegionRows.of(bytes(key(1)), KeyRegions.at(List.of(key(5), key(6))), "pk")
        .forEach((attempt, rows) -> runs.add(1L << (8 * attempt.region())));

    assertThat(runs.value()).isEqualTo(0x010101L);
  }
}
