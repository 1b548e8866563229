package dev.keywright.spark.lost;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.udf;

import dev.keywright.analysis.verify.Verification;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.KeyReports;
import dev.keywright.spark.hbase.HBaseBulkLoad;
import dev.keywright.spark.hbase.TargetTable;
import dev.keywright.spark.key.KeyLayouts;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;

/**
 * An application on a cluster, in a JVM of its own: it verifies keys and loads rows, and in both an
 * executor ends in the middle of its first task.
 */
final class LostExecutorRun {
  static final String LAYOUT = "TEXT separator=',' | pk: id int pad=7 min=0";
  static final int ROWS = 200_000;
  private static final int ENDS_AT = 77_777;

  private LostExecutorRun() {}

  /**
   * Prints what came of it.
   *
   * @param arguments the cluster, the port of ZooKeeper, the table and the staging folder
   */
  public static void main(String[] arguments) throws Exception {
    try (SparkSession spark = session(arguments[0])) {
      AtomicInteger lost = new AtomicInteger();
      spark
          .sparkContext()
          .addSparkListener(
              new SparkListener() {
                @Override
                public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                  lost.incrementAndGet();
                }
              });
      Dataset<Row> keys = keys(spark);
      KeyLayouts layouts = KeyLayouts.of(Map.of("row", LAYOUT));
      VerificationReport verified = KeyReports.verify(keys, layouts, "pk").report();
      Verification alone = Verification.of(layouts.named());
      for (long i = 0; i < ROWS; i++) {
        alone.add(i, key(i));
      }
      System.out.printf(
          "verified %d of %d keys, %d malformed of %d, executors lost %d%n",
          verified.keys(),
          alone.report().keys(),
          verified.malformed(),
          alone.report().malformed(),
          lost.get());
      TargetTable table =
          TargetTable.of(
              arguments[2],
              Map.of(
                  "hbase.zookeeper.quorum",
                  "127.0.0.1",
                  "hbase.zookeeper.property.clientPort",
                  arguments[1]));
      Dataset<Row> rows = keys.withColumn("v", functions.lit("v"));
      int regions = HBaseBulkLoad.into(table, "pk").cell("v", "f", "v").run(rows, arguments[3]);
      System.out.printf("loaded %d regions, executors lost %d%n", regions, lost.get());
    }
  }

  private static SparkSession session(String cluster) {
    return SparkSession.builder()
        .master(cluster)
        .appName("lost executors")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", false)
        .config("spark.sql.shuffle.partitions", 4)
        .config("spark.executor.cores", 1)
        .config("spark.executor.memory", "512m")
        .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
        .getOrCreate();
  }

  static String key(long number) {
    return String.format(Locale.ROOT, number % 1_000 == 1 ? "%06d" : "%07d", number * 7_919 % ROWS);
  }

  /** Keys that end the executor that reads one of them, as often as tasks are not tried again. */
  private static Dataset<Row> keys(SparkSession spark) {
    MapFunction<Long, String> key = LostExecutorRun::key;
    UDF1<String, String> ending =
        it -> {
          TaskContext task = TaskContext.get();
          if (it.equals(key(ENDS_AT)) && task.attemptNumber() + task.stageAttemptNumber() == 0) {
            Runtime.getRuntime().halt(137);
          }
          return it;
        };
    Column ended = udf(ending, DataTypes.StringType).apply(col("pk"));
    return spark.range(0, ROWS, 1, 4).map(key, Encoders.STRING()).toDF("pk").select(ended.as("pk"));
  }
}
