package dev.keywright.spark.speed;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apache.spark.sql.functions.call_function;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.udf;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import dev.keywright.spark.KeyFunctions;
import dev.keywright.spark.OneSpark;
import dev.keywright.spark.key.KeyLayouts;
import dev.keywright.spark.key.KeyStruct;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much more processor time a column function takes than a scan of the same file. Beside it are
 * the same decoder and that of the generated key in plain Java, and what Spark itself takes for a
 * struct that needs no decoding. All take turns, so that each meets the same machine.
 */
@Tag("evidence")
@ExtendWith(OneSpark.class)
class DecodeSpeedTest {
  private static final int ROUNDS = Integer.getInteger("rounds", 9);
  private static final long COUNT = Long.getLong("keys", 10_000_000);
  private static final int THREADS = 2;
  private static final int IN_MEMORY = 100_000;
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final String PLAIN = "the same decoder in plain Java";
  private static final String GENERATED = "generated key in plain Java";

  /** What is asked of the parts, and of the keys by a scan beside it. */
  private enum Query {
    /** Fixed widths: Spark adds up while it reads. */
    NUMBERS("max(length(k.sellerId))", "max(length(pk))"),
    /** A text: Spark writes each struct into a row of its own before it compares. */
    TEXTS("max(k.sellerId)", "max(pk)");

    private final String ofParts;
    private final String ofKeys;

    Query(String ofParts, String ofKeys) {
      this.ofParts = ofParts;
      this.ofKeys = ofKeys;
    }

    private String scan() {
      return this + " scan";
    }

    private Row scan(Dataset<Row> keys) {
      return keys.selectExpr("sum(length(pk))", ofKeys).first();
    }

    private Row parts(Dataset<Row> keys, Column struct) {
      return keys.select(struct.as("k")).selectExpr("sum(k.deviceId)", ofParts).first();
    }
  }

  private final SparkSession spark;
  @TempDir private Path folder;

  DecodeSpeedTest(SparkSession spark) {
    this.spark = spark;
  }

  @Test
  void textInAColumnOfText() {
    MapFunction<Long, String> key = it -> TextPurchase.key(it).partitionKey();
    Dataset<Row> keys = written(key, Encoders.STRING());
    List<String> some = inMemory(it -> TextPurchase.key(it).partitionKey());
    Map<String, Supplier<Object>> works = works(keys, some, TextPurchaseKey.class);
    for (Query query : Query.values()) {
      works.put(query + " UDF with split", () -> query.parts(keys, byHand()));
    }
    works.put(GENERATED, () -> plain(some, it -> TextPurchaseKey.decode(it).deviceId()));
    judge("text in a column of text", works);
  }

  @Test
  void textInAColumnOfBytes() {
    MapFunction<Long, byte[]> key = it -> TextPurchase.key(it).partitionKey().getBytes(UTF_8);
    Dataset<Row> keys = written(key, Encoders.BINARY());
    List<byte[]> some = inMemory(it -> TextPurchase.key(it).partitionKey().getBytes(UTF_8));
    Map<String, Supplier<Object>> works = works(keys, some, TextPurchaseKey.class);
    works.put(
        GENERATED,
        () -> plain(some, it -> TextPurchaseKey.decode(new String(it, UTF_8)).deviceId()));
    judge("text in a column of bytes", works);
  }

  @Test
  void bytes() {
    MapFunction<Long, byte[]> key = it -> BinaryPurchase.key(it).partitionKey();
    Dataset<Row> keys = written(key, Encoders.BINARY());
    List<byte[]> some = inMemory(it -> BinaryPurchase.key(it).partitionKey());
    Map<String, Supplier<Object>> works = works(keys, some, BinaryPurchaseKey.class);
    works.put(GENERATED, () -> plain(some, it -> BinaryPurchaseKey.decode(it).deviceId()));
    judge("bytes", works);
  }

  private <T> Dataset<Row> written(MapFunction<Long, T> key, Encoder<T> encoder) {
    String file = folder.resolve("keys.parquet").toUri().toString();
    spark.range(0, COUNT, 1, THREADS).map(key, encoder).toDF("pk").write().parquet(file);
    // One partition keeps one thread busy.
    return spark.read().parquet(file).coalesce(THREADS);
  }

  private static <T> List<T> inMemory(LongFunction<T> key) {
    return LongStream.range(0, IN_MEMORY).mapToObj(key).toList();
  }

  private Map<String, Supplier<Object>> works(Dataset<Row> keys, List<?> some, Class<?> key) {
    Column decoded = KeyFunctions.of(spark, key).decode(col("pk"));
    spark.conf().set("spark.sql.catalog.first", FirstKeyCatalog.class.getName());
    Column first = call_function("first." + key.getName() + ".decode", col("pk"));
    Map<String, Supplier<Object>> works = new LinkedHashMap<>();
    for (Query query : Query.values()) {
      works.put(query.scan(), () -> query.scan(keys));
      works.put(query + " column function", () -> query.parts(keys, decoded));
      works.put(query + " the struct of the first key", () -> query.parts(keys, first));
    }
    KeyStruct struct = KeyStruct.of(KeyLayouts.of(key));
    works.put(PLAIN, () -> plain(some, it -> struct.of(it).getInt(0)));
    return works;
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

  private static <T> Object plain(List<T> keys, ToIntFunction<T> device) {
    long devices = 0;
    for (long done = 0; done < COUNT; done += keys.size()) {
      for (T key : keys) {
        devices += device.applyAsInt(key);
      }
    }
    return devices;
  }

  private static void judge(String kind, Map<String, Supplier<Object>> works) {
    Map<String, List<Double>> seconds = new LinkedHashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      works.forEach(
          (what, work) -> {
            long start = PROCESS.getProcessCpuTime();
            assertThat(work.get()).isNotNull();
            seconds
                .computeIfAbsent(what, it -> new ArrayList<>())
                .add((PROCESS.getProcessCpuTime() - start) / 1e9);
          });
    }
    seconds.values().forEach(it -> it.subList(0, ROUNDS / 3).clear());
    Map<String, Double> medians = new LinkedHashMap<>();
    seconds.forEach(
        (what, all) -> {
          double median = all.stream().sorted().toList().get(all.size() / 2);
          medians.put(what, median);
          System.out.printf(
              Locale.ROOT, ">> %s: %s, %,d keys: %.2f s%n", kind, what, COUNT, median);
        });
    for (Query query : Query.values()) {
      medians.forEach(
          (what, median) -> {
            if (what.startsWith(query + " ") && !what.equals(query.scan())) {
              double above = median - medians.get(query.scan());
              System.out.printf(
                  Locale.ROOT,
                  ">> %s: %s above the scan, %.2f of the same decoder, %.2f of the generated key%n",
                  kind,
                  what,
                  above / medians.get(PLAIN),
                  above / medians.get(GENERATED));
            }
          });
    }
  }
}
