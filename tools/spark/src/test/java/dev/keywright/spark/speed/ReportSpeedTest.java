package dev.keywright.spark.speed;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.sum;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.spark.KeyReports;
import dev.keywright.spark.OneSpark;
import dev.keywright.spark.key.KeyLayouts;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What reports cost, beside a scan of the file. */
@Tag("evidence")
@ExtendWith(OneSpark.class)
class ReportSpeedTest {
  private static final int ROUNDS = 3;

  private final SparkSession spark;
  @TempDir private Path folder;

  ReportSpeedTest(SparkSession spark) {
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
  void reports(int threads, long count) {
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
    print("scan", threads, count, seconds(() -> keys.select(sum(length(col("pk")))).first()));
    print("profile", threads, count, seconds(() -> KeyReports.profile(keys, 16, "pk")));
    KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", TextPurchaseKey.LAYOUT));
    print("verify", threads, count, seconds(() -> KeyReports.verify(keys, layouts, "pk")));
  }
}
