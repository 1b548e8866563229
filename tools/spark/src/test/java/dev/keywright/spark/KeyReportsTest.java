package dev.keywright.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.analysis.profile.Profile;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.Verification;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.key.KeyLayouts;
import dev.keywright.spark.report.KeyReport;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneSpark.class)
class KeyReportsTest {
  private static final int PARTITIONS = 3;

  private final SparkSession spark;
  private final KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", PurchaseKeys.LAYOUT));

  KeyReportsTest(SparkSession spark) {
    this.spark = spark;
  }

  private Dataset<Row> keys(long count) {
    MapFunction<Long, String> key = PurchaseKeys::key;
    return spark.range(0, count, 1, PARTITIONS).map(key, Encoders.STRING()).toDF("pk");
  }

  /** The number of a row, as {@code monotonically_increasing_id} has it. */
  private static long number(long row, long count) {
    for (int partition = PARTITIONS - 1; ; partition--) {
      long first = partition * count / PARTITIONS;
      if (row >= first) {
        return ((long) partition << 33) + row - first;
      }
    }
  }

  private void agree(long count) {
    Profile profile = Profile.empty();
    Verification verification = Verification.of(layouts.named());
    for (long i = 0; i < count; i++) {
      String key = PurchaseKeys.key(i);
      profile.add(key.getBytes(StandardCharsets.UTF_8));
      verification.add(number(i, count), key);
    }
    Dataset<Row> keys = keys(count);
    VerificationReport verified = KeyReports.verify(keys, layouts, "pk").report();

    assertThat(verified.keys()).isEqualTo(count);
    assertThat(verified.malformed()).isPositive();
    // Only what sketches estimate may differ, and those of few values do not.
    assertThat(verified.layouts().get(0).parts().subList(0, 2))
        .isEqualTo(verification.report().layouts().get(0).parts().subList(0, 2));
    assertThat(verified)
        .usingRecursiveComparison()
        .ignoringFieldsOfTypes(Estimate.class)
        .ignoringFields("layouts.parts.busiest")
        .isEqualTo(verification.report());
    assertAlike(KeyReports.profile(keys, 16, "pk").report(), profile.report(16));
  }

  private static void assertAlike(ProfileReport many, ProfileReport one) {
    assertThat(many.keys()).isEqualTo(one.keys());
    assertThat(many.sizes()).isEqualTo(one.sizes());
    assertThat(many.contents()).isEqualTo(one.contents());
    assertThat(many.positions()).isEqualTo(one.positions());
    assertThat(many.duplicates().distinct()).isEqualTo(one.duplicates().distinct());
    assertThat(many.prefixes()).hasSameSizeAs(one.prefixes());
    for (int i = 0; i < 6; i++) {
      assertThat(many.prefixes().get(i).prefixes()).isEqualTo(one.prefixes().get(i).prefixes());
    }
    Estimate busiest = many.regions().busiestShare();
    assertThat(one.regions().busiestShare().low()).isLessThanOrEqualTo(busiest.high());
    assertThat(one.regions().busiestShare().high()).isGreaterThanOrEqualTo(busiest.low());
  }

  @Test
  void theReportsAreThoseOfOneMachine() {
    agree(30_000);
  }

  @Test
  @Tag("evidence")
  void theReportsOfAMillionKeysAreThoseOfOneMachine() {
    agree(1_000_000);
  }

  @Test
  @Tag("evidence")
  void theReportsOfTenMillionKeysAreThoseOfOneMachine() {
    agree(10_000_000);
  }

  @Test
  void theJsonIsThatOfTheCommands() throws Exception {
    Dataset<Row> keys = keys(500);
    JsonNode profile = new ObjectMapper().readTree(KeyReports.profileJson(keys, 4, "pk"));
    JsonNode verify = new ObjectMapper().readTree(KeyReports.verifyJson(keys, layouts, "pk"));

    assertThat(profile.at("/profile/keys").asLong()).isEqualTo(500);
    assertThat(profile.at("/profile/regions/splitPoints")).hasSize(3);
    assertThat(profile.at("/input/keys").asLong()).isEqualTo(500);
    assertThat(verify.at("/verification/keys").asLong()).isEqualTo(500);
    assertThat(verify.at("/verification/layouts/0/name").asText()).isEqualTo("purchase");
  }

  @Test
  void groupsHaveProfilesOfTheirOwn() throws Exception {
    Dataset<Row> keys = keys(400).withColumn("tenant", col("pk").substr(1, 4));
    Dataset<Row> profiles =
        keys.groupBy("tenant").agg(KeyReports.profileOfGroup(keys, 2, "pk").as("profile"));
    long sum = 0;
    for (Row row : profiles.collectAsList()) {
      sum += new ObjectMapper().readTree(row.getString(1)).at("/profile/keys").asLong();
    }

    assertThat(sum).isEqualTo(400);
  }

  @Test
  void rowsWithoutAKeyAreLeftOutAndCounted() throws Exception {
    Dataset<Row> nulls = spark.sql("SELECT * FROM VALUES (CAST(NULL AS STRING)), (NULL) AS t(pk)");
    Dataset<Row> keys = nulls.union(keys(10)).union(nulls.limit(1));
    KeyReport<VerificationReport> verified = KeyReports.verify(keys, layouts, "pk");
    KeyReport<ProfileReport> profiled = KeyReports.profile(nulls.union(keys(10)), 4, "pk");
    JsonNode json = new ObjectMapper().readTree(KeyReports.verifyJson(keys, layouts, "pk"));

    assertThat(verified.report().keys()).isEqualTo(10);
    assertThat(verified.rowsWithoutKey()).isEqualTo(3);
    assertThat(profiled.report().keys()).isEqualTo(10);
    assertThat(profiled.rowsWithoutKey()).isEqualTo(2);
    assertThat(json.at("/input/keys").asLong()).isEqualTo(10);
    assertThat(json.at("/input/broken/lines").asLong()).isEqualTo(3);
    assertThat(json.at("/input/broken/first/0").asText()).isEqualTo("column pk is null: 3 rows");
    assertThat(KeyReports.profile(keys.limit(0), 4, "pk").report().keys()).isZero();
  }

  @Test
  void rowsWithoutAKeyCountForTheFirstColumnThatIsNull() throws Exception {
    Dataset<Row> rows =
        spark.sql(
            """
            SELECT * FROM VALUES ('a', 1L, 'x'), (NULL, 2L, 'x'), (NULL, NULL, 'y'),
              ('b', NULL, 'y'), ('c', 3L, 'y') AS t(pk, sk, tenant)
            """);
    Map<String, Long> nulls = new TreeMap<>();
    for (Row group :
        rows.groupBy("tenant")
            .agg(KeyReports.profileOfGroup(rows, 2, "pk", "sk"))
            .collectAsList()) {
      JsonNode broken = new ObjectMapper().readTree(group.getString(1)).at("/input/broken");
      nulls.put(group.getString(0), broken.at("/lines").asLong());
    }

    assertThat(KeyReports.profile(rows, 2, "pk", "sk").nulls())
        .isEqualTo(Map.of("pk", 2L, "sk", 1L));
    assertThat(nulls).isEqualTo(Map.of("x", 1L, "y", 2L));
  }

  @Test
  void columnsOfOtherTypesAreRefused() {
    assertThatThrownBy(() -> KeyReports.profile(keys(10).select(lit(1.5).as("k")), 4, "k"))
        .hasMessage("column k of a key is a string, bytes or a whole number, not DOUBLE");
  }

  @Test
  void layoutsAreInferredFromASampleThatSparkDraws() {
    Dataset<Row> keys = keys(5_000).where("NOT pk LIKE '%-%'");

    assertThat(
            KeyReports.infer(keys, InferenceOptions.USUAL.withSampleSize(300), "pk")
                .candidates()
                .get(0)
                .kinds()
                .get(0)
                .signature())
        .startsWith("TEXT ")
        .contains("int pad=6");
  }
}
