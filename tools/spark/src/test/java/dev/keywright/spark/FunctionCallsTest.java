package dev.keywright.spark;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import shop.OrderKey;

/** How often Spark calls a function for one row. */
@ExtendWith(OneSpark.class)
class FunctionCallsTest {
  private final SparkSession spark;

  FunctionCallsTest(SparkSession spark) {
    this.spark = spark;
    spark.conf().set("spark.sql.catalog.counting", CountingCatalog.class.getName());
  }

  @ParameterizedTest
  @CsvSource({"true, 1", "false, 2"})
  void oneCallDecodesAKeyWhoseTextStandsTwiceUnlessSparkIsToldOtherwise(
      boolean isShared, int callsOfARow) {
    String decode = "counting.shop.OrderKey.decode('000054,a100,6777', id)";
    spark.conf().set("spark.sql.catalog.counting", CountingCatalog.class.getName());
    spark.conf().set("spark.sql.subexpressionElimination.enabled", isShared);
    try {
      long before = CountingCatalog.CALLS.get();
      List<Row> keys =
          spark.range(30).selectExpr(decode + ".deviceId", decode + ".orderNumber").collectAsList();

      assertThat(CountingCatalog.CALLS.get() - before).isEqualTo(30L * callsOfARow);
      assertThat(keys).hasSize(30).contains(RowFactory.create(54, 29L));
    } finally {
      spark.conf().unset("spark.sql.subexpressionElimination.enabled");
    }
  }

  @Test
  void oneCallDecodesAKeyWhosePartsAreSelectedFromItsStruct() {
    spark.conf().set("spark.sql.catalog.counting", CountingCatalog.class.getName());
    long before = CountingCatalog.CALLS.get();
    Row sums =
        spark
            .range(30)
            .selectExpr("counting.shop.OrderKey.decode('000054,a100,6777', id) AS k")
            .selectExpr("sum(k.deviceId)", "max(k.sellerId)", "sum(k.orderNumber)")
            .first();

    assertThat(CountingCatalog.CALLS.get() - before).isEqualTo(30);
    assertThat(sums).isEqualTo(RowFactory.create(30L * 54, "a100", 435L));
  }

  /** If the code that Spark generates did not compile, the session of the tests would refuse it. */
  @ParameterizedTest
  @CsvSource({"STRING", "BINARY"})
  void theCodeThatSparkGeneratesCallsTheFunction(String type) {
    Column decoded = KeyFunctions.ofLayout(spark, PurchaseKeys.LAYOUT).decode(col("pk"));
    Row sums =
        spark
            .range(1_000)
            .selectExpr("CAST(lpad(id, 6, '0') || ',a100,' || id AS " + type + ") AS pk")
            .select(decoded.as("k"))
            .selectExpr("sum(k.deviceId)", "max(k.sellerId)", "sum(k.cardId)")
            .first();

    assertThat(sums).isEqualTo(RowFactory.create(499_500L, "a100", 499_500L));
  }

  @Test
  void callsOfTheSameFunctionAreEqualColumns() {
    KeyFunctions orders = KeyFunctions.of(spark, OrderKey.class);

    assertThat(orders.decode(col("a"), col("b"))).isEqualTo(orders.decode(col("a"), col("b")));
  }
}
