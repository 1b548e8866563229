package dev.keywright.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.udf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.verify.KeyReader;
import dev.keywright.spark.key.KeyLayouts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What functions and reports cost, beside a scan of the file, plain Java and a UDF. */
@Tag("evidence")
@ExtendWith(OneSpark.class)
class SpeedTest {
  private static final int ROUNDS = 3;

  private final SparkSession spark;
  @TempDir private Path folder;

  SpeedTest(SparkSession spark) {
    this.spark = spark;
  }

  /** The shortest of some rounds, since others use the machine, too. */
  private static double seconds(Supplier<Object> work) {
    double best = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      assertThat(work.get()).isNotNull();
      best = Math.min(best, (System.nanoTime() - start) / 1e9);
    }
    return best;
  }

  private static void print(String what, int threads, long keys, double seconds) {
    System.out.printf(
        Locale.ROOT, ">> %-28s %d threads, %,d keys: %.2f s%n", what, threads, keys, seconds);
  }

  @ParameterizedTest
  @CsvSource({"1, 1000000", "2, 1000000", "1, 10000000", "2, 10000000"})
  void functionsAndReports(int threads, long count) {
    String file = folder.resolve("keys.parquet").toUri().toString();
    MapFunction<Long, String> key =
        it -> String.format(Locale.ROOT, "%06d,a%d,%d", it % 1_000, it % 50, it * 7_919 % 100_000);
    spark
        .range(0, count, 1, threads)
        .map(key, Encoders.STRING())
        .toDF("pk")
        .write()
        .mode("overwrite")
        .parquet(file);
    // One partition keeps one thread busy.
    Dataset<Row> keys = spark.read().parquet(file).coalesce(threads);
    KeyFunctions purchases = KeyFunctions.ofLayout(spark, PurchaseKeys.LAYOUT);
    Column decoded = purchases.decode(col("pk"));
    print("scan", threads, count, seconds(() -> keys.select(sum(length(col("pk")))).first()));
    print("decode, two parts", threads, count, seconds(() -> twoParts(keys, decoded)));
    print("UDF with split", threads, count, seconds(() -> twoParts(keys, byHand())));
    print("profile", threads, count, seconds(() -> KeyReports.profile(keys, 16, "pk")));
    KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", PurchaseKeys.LAYOUT));
    print("verify", threads, count, seconds(() -> KeyReports.verify(keys, layouts, "pk")));
    if (threads == 1) {
      List<String> some = keys.limit(100_000).as(Encoders.STRING()).collectAsList();
      print("plain Java, one thread", 1, count, seconds(() -> plain(layouts, some, count)));
    }
  }

  private static Row twoParts(Dataset<Row> keys, Column struct) {
    return keys.select(struct.as("k"))
        .select(sum(col("k.deviceId")), max(col("k.sellerId")))
        .first();
  }

  private static Column byHand() {
    UDF1<String, Row> split =
        text -> {
          String[] parts = text.split(",", -1);
          return RowFactory.create(Integer.parseInt(parts[0]), parts[1], Long.parseLong(parts[2]));
        };
    StructType type =
        new StructType()
            .add("deviceId", DataTypes.IntegerType)
            .add("sellerId", DataTypes.StringType)
            .add("cardId", DataTypes.LongType);
    return udf(split, type).apply(col("pk"));
  }

  private static Object plain(KeyLayouts layouts, List<String> keys, long count) {
    KeyReader reader = layouts.readers().get(0);
    long devices = 0;
    for (long done = 0; done < count; done += keys.size()) {
      for (String key : keys) {
        devices += (Integer) reader.codec().decode(key).get("deviceId");
      }
    }
    return devices;
  }
}
