package dev.keywright.spark.report;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.spark.KeyReports;
import dev.keywright.spark.OneSpark;
import java.util.Locale;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneSpark.class)
class ProfileOfGroupTest {
  private static final int GROUPS = 1_000;

  private final SparkSession spark;

  ProfileOfGroupTest(SparkSession spark) {
    this.spark = spark;
  }

  /** Above 128 groups, Spark sorts the rest of a task and merges two buffers of one partition. */
  @Test
  void manyGroupsOfInterleavedRowsLoseNoKey() throws Exception {
    MapFunction<Long, String> key =
        it -> String.format(Locale.ROOT, "%04d,%d", it % GROUPS, it / GROUPS);
    Dataset<Row> keys =
        spark
            .range(0, 3 * GROUPS, 1, 1)
            .map(key, Encoders.STRING())
            .toDF("pk")
            .withColumn("tenant", col("pk").substr(1, 4));
    Dataset<Row> profiles =
        keys.groupBy("tenant").agg(KeyReports.profileOfGroup(keys, 2, "pk").as("profile"));

    assertThat(profiles.collectAsList())
        .hasSize(GROUPS)
        .allSatisfy(
            row ->
                assertThat(
                        new ObjectMapper().readTree(row.getString(1)).at("/profile/keys").asLong())
                    .as(row.getString(0))
                    .isEqualTo(3));
  }
}
