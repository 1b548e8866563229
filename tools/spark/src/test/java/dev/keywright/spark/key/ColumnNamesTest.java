package dev.keywright.spark.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.spark.KeyReports;
import dev.keywright.spark.OneSpark;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneSpark.class)
class ColumnNamesTest {
  private final SparkSession spark;

  ColumnNamesTest(SparkSession spark) {
    this.spark = spark;
  }

  @Test
  void aColumnMayHaveADotInItsName() {
    Dataset<Row> rows = spark.sql("SELECT pk AS `key.pk` FROM VALUES ('a1'), ('c2') AS t(pk)");
    KeyRegions regions = KeyRegions.atTexts(List.of("b"));
    KeyLayouts layouts =
        KeyLayouts.of(Map.of("k", "TEXT separator=',' | pk: id String alphabet=\"0-9a-z\""));

    assertThat(RegionRows.of(rows, regions, "key.pk").rows().collectAsList()).hasSize(2);
    assertThat(KeyReports.profileJson(rows, 2, "key.pk")).contains("\"keys\":2");
    assertThat(KeyReports.verifyJson(rows, layouts, "key.pk")).contains("\"keys\":2");
    assertThat(KeyReports.infer(rows, InferenceOptions.USUAL, "key.pk").keys()).isEqualTo(2);
  }

  @Test
  void otherColumnsMayHaveOneNameOrAnyType() {
    Dataset<Row> rows =
        spark.sql("SELECT 'a' AS pk, 1 AS n, 2 AS n, parse_json('{}') AS v, 's' AS secret");
    KeyRegions regions = KeyRegions.atTexts(List.of("b"));

    assertThat(RegionRows.of(rows, regions, "pk").rows().collectAsList()).hasSize(1);
    assertThatThrownBy(
            () ->
                RegionRows.of(
                        rows.selectExpr("*", "CAST(NULL AS BIGINT) AS sk"), regions, "pk", "sk")
                    .rows()
                    .collectAsList())
        .hasStackTraceContaining("column sk of a row is null: {\"pk\":\"a\",\"sk\":null}")
        .satisfies(it -> assertThat(String.valueOf(it.getMessage())).doesNotContain("secret"));
  }
}
