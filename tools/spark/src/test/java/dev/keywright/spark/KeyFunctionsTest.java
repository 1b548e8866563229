package dev.keywright.spark;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import shop.ShopItemKey;

@ExtendWith(OneSpark.class)
class KeyFunctionsTest {
  private final SparkSession spark;

  KeyFunctionsTest(SparkSession spark) {
    this.spark = spark;
  }

  private Row one(String sql) {
    return spark.sql(sql).first();
  }

  @Test
  void aKeyClassIsANamespace() {
    Row key =
        one("SELECT keywright.shop.OrderKey.decode('000054,a100,6777', 9L) AS k").getStruct(0);

    assertThat(key.schema().fieldNames())
        .containsExactly("deviceId", "sellerId", "cardId", "orderNumber", "reason");
    assertThat(key.getInt(0)).isEqualTo(54);
    assertThat(key.getString(1)).isEqualTo("a100");
    assertThat(key.getLong(2)).isEqualTo(6777);
    assertThat(key.getLong(3)).isEqualTo(9);
    assertThat(key.isNullAt(4)).isTrue();
  }

  @Test
  void aMalformedKeyIsARowWithItsReason() {
    Row key = one("SELECT keywright.shop.OrderKey.decode('000054,a-1,6777', 9L) AS k").getStruct(0);

    assertThat(key.isNullAt(0)).isTrue();
    assertThat(key.isNullAt(3)).isTrue();
    assertThat(key.getString(4)).startsWith("sellerId: expected ");
  }

  @Test
  void bytesThatAreNoTextAreARowWithItsReason() {
    Dataset<Row> bytes =
        spark.sql("SELECT keywright.shop.OrderKey.decode(X'30FF', 9L).reason AS r, 1L AS n");

    assertThat(bytes.first().getString(0)).isEqualTo("partitionKey: expected text in UTF-8");
  }

  @Test
  void nullGivesNull() {
    assertThat(
            one(
                """
                SELECT keywright.shop.OrderKey.decode(CAST(NULL AS STRING), 9L),
                  keywright.shop.OrderKey.decode('000054,a100,6777', CAST(NULL AS BIGINT)),
                  keywright.shop.OrderKey.encode(1, NULL, 2L, 3L),
                  keywright.events.decode(CAST(NULL AS BINARY))
                """))
        .isEqualTo(RowFactory.create(null, null, null, null));
  }

  @Test
  void encodeIsTheInverseOfDecode() {
    Row key = one("SELECT keywright.shop.OrderKey.encode(54, 'a100', 6777, 9) AS k").getStruct(0);

    assertThat(key.getString(0)).isEqualTo("000054,a100,6777");
    assertThat(key.getLong(1)).isEqualTo(9);
    assertThat(key.schema().fieldNames()).containsExactly("partitionKey", "orderNumber");
  }

  @Test
  void aValueThatAPartMayNotHoldEndsTheJobAndIsNamed() {
    Dataset<Row> sellers = spark.createDataset(List.of("a-1"), Encoders.STRING()).toDF("s");

    assertThatThrownBy(
            () ->
                sellers
                    .selectExpr("keywright.shop.OrderKey.encode(54, s, 6777, 9)")
                    .collectAsList())
        .hasStackTraceContaining("keywright.shop.OrderKey.encode of {deviceId=54, sellerId=a-1")
        .hasStackTraceContaining("sellerId");
  }

  @Test
  void layoutsWithoutAClassAreOptions() {
    Instant at = Instant.parse("2012-08-01T17:10:04.000000Z");
    byte[] stored =
        (byte[])
            LayoutCodec.of(LayoutSignature.parse(OneSpark.EVENTS))
                .encode(Map.of("host", "web1", "at", at))
                .get("pk");
    Dataset<Row> rows = spark.createDataset(List.of(stored), Encoders.BINARY()).toDF("pk");
    Row key = rows.selectExpr("keywright.events.decode(pk) AS k").first().getStruct(0);

    assertThat(key.getString(0)).isEqualTo("web1");
    assertThat(key.getTimestamp(1)).isEqualTo(Timestamp.from(at));
    assertThat(
            rows.selectExpr("keywright.events.encode('web1', TIMESTAMP '2012-08-01 17:10:04Z')")
                .first()
                .<byte[]>getAs(0))
        .isEqualTo(stored);
  }

  @Test
  void timesThatSparkCannotHoldAreRowsWithTheirReason() {
    Instant at = Instant.parse("2012-08-01T17:10:04.123456789Z");
    byte[] stored =
        (byte[])
            LayoutCodec.of(LayoutSignature.parse("BINARY | pk: at Instant time=EPOCH_NANOS"))
                .encode(Map.of("at", at))
                .get("pk");
    KeyFunctions keys = KeyFunctions.ofLayout(spark, "BINARY | pk: at Instant time=EPOCH_NANOS");

    assertThat(
            spark
                .createDataset(List.of(stored), Encoders.BINARY())
                .toDF("pk")
                .select(keys.decode(col("pk")).getField("reason"))
                .first()
                .getString(0))
        .isEqualTo(
            "at: timestamps of Spark end with microseconds, and 2012-08-01T17:10:04.123456789Z does"
                + " not");
  }

  @Test
  void aFamilySaysWhichMemberAKeyIsOf() {
    KeyFunctions items = KeyFunctions.of(spark, ShopItemKey.class);
    Row key =
        spark
            .sql("SELECT 'USER#u1' AS pk, 'ADDRESS#home' AS sk")
            .select(items.decode(col("pk"), col("sk")))
            .first()
            .getStruct(0);

    assertThat(key.<String>getAs("member")).isEqualTo("UserAddressKey");
    assertThat(key.<Row>getAs("UserAddressKey").getString(1)).isEqualTo("home");
    assertThat(key.<Row>getAs("UserOrderKey")).isNull();
    assertThat(
            one("SELECT keywright.shop.ShopItemKey.decode('USER#u1', 'ADDRESS#Home').reason")
                .getString(0))
        .startsWith("label: ");
  }

  @Test
  void listsAreArraysAndSeveralTypesOfTimeWork() {
    KeyFunctions trips =
        KeyFunctions.ofLayout(
            spark,
            "TEXT separator='/' | pk: user String alphabet=\"0-9a-z\" maxLength=12 | sk: stops"
                + " list(month YearMonth time=EPOCH_MILLIS, place String alphabet=\"0-9a-z\""
                + " maxLength=8)");
    Dataset<Row> made =
        spark
            .sql(
                "SELECT 'ann' AS u, array(named_struct('month', '2012-08', 'place', 'rome')) AS"
                    + " stops")
            .select(trips.encode(col("u"), col("stops")).as("k"))
            .select("k.*");
    Row stop =
        made.select(trips.decode(col("pk"), col("sk")).as("k"))
            .select("k.stops")
            .first()
            .<Row>getList(0)
            .get(0);

    assertThat(stop.getString(0)).isEqualTo("2012-08");
    assertThat(stop.getString(1)).isEqualTo("rome");
    assertThat(
            one("SELECT keywright.shop.UserOrderKey.decode('USER#u', 'ORDER#2012-08-01#x').reason")
                .getString(0))
        .startsWith("orderId: ");
    assertThat(
            one("""
            SELECT keywright.shop.UserOrderKey.decode('USER#u',
              'ORDER#2012-08-01#123e4567-e89b-12d3-a456-426614174000').day
            """)
                .getDate(0)
                .toLocalDate())
        .isEqualTo(LocalDate.parse("2012-08-01"));
  }

  @Test
  void theRowKeyOfABytesStoreHoldsAllColumns() {
    byte[] row = "USER#u1\0\1PROFILE".getBytes(StandardCharsets.ISO_8859_1);
    Row key =
        spark
            .createDataset(List.of(row), Encoders.BINARY())
            .toDF("row")
            .selectExpr("keywright.shop.UserProfileKey.decode(row) AS k")
            .first()
            .getStruct(0);

    assertThat(key.<String>getAs("reason")).isNull();
    assertThat(key.<String>getAs("userId")).isEqualTo("u1");
  }

  @Test
  void aRangeHoldsTheKeysThatBeginWithTheParts() {
    Dataset<Row> keys =
        spark.sql(
            """
            SELECT pk FROM VALUES ('000054,a1,1'), ('000054,a10,1'), ('000054,a1,99'),
              ('000055,a1,1'), ('000054,a,1') AS t(pk)
            """);
    keys.createOrReplaceTempView("range_keys");

    assertThat(
            spark
                .sql(
                    """
                    SELECT pk FROM range_keys WHERE exists(keywright.shop.OrderKey.range(54, 'a1'),
                      r -> pk >= r.partitionKey.`from` AND pk < r.partitionKey.`to`) ORDER BY pk
                    """)
                .as(Encoders.STRING())
                .collectAsList())
        .containsExactly("000054,a1,1", "000054,a1,99");
    assertThat(
            one("SELECT size(keywright.events.range('web1')), keywright.shop.OrderKey.range(1)[0]")
                .getInt(0))
        .isEqualTo(1);
  }

  @Test
  void schemasThatDoNotFitAreRefusedBeforeTheJobRuns() {
    assertThatThrownBy(() -> one("SELECT keywright.shop.OrderKey.decode(1.5D, 9L)"))
        .hasStackTraceContaining("column partitionKey is STRING or BINARY, not DOUBLE");
    assertThatThrownBy(() -> one("SELECT keywright.shop.OrderKey.decode('a')"))
        .hasStackTraceContaining(
            "the key has the columns partitionKey, orderNumber, and 1 are given");
    assertThatThrownBy(() -> one("SELECT keywright.shop.NoKey.decode('a')"))
        .hasStackTraceContaining("unknown key shop.NoKey: ");
    assertThatThrownBy(() -> one("SELECT keywright.shop.OrderKey.explode('a')"))
        .hasStackTraceContaining("explode");
    assertThatThrownBy(() -> one("SELECT keywright.java.lang.String.decode('a')"))
        .hasStackTraceContaining("java.lang.String is not a generated key");
    assertThatThrownBy(() -> one("SELECT keywright.shop.OrderKey.encode(1, 'a')"))
        .hasStackTraceContaining(
            "it takes the parts deviceId, sellerId, cardId, orderNumber, and 2 are given");
  }
}
