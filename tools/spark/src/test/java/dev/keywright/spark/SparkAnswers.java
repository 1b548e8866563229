package dev.keywright.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.key.KeyLayouts;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Answers to some of all kinds of questions, to be compared between JDKs. */
final class SparkAnswers {
  private static final int KEYS = 20_000;
  private static final List<String> QUESTIONS =
      List.of(
          "SELECT to_json(keywright.shop.OrderKey.decode('000054,a100,6777', 9L))",
          "SELECT to_json(keywright.shop.OrderKey.decode('000054,a-1,6777', 9L))",
          "SELECT to_json(keywright.shop.OrderKey.encode(54, 'a100', 6777, 9))",
          "SELECT to_json(keywright.shop.OrderKey.range(54, 'a100'))",
          "SELECT hex(keywright.events.encode('web1', TIMESTAMP '2012-08-01 17:10:04Z'))",
          "SELECT to_json(keywright.events.decode(keywright.events.encode('web1', TIMESTAMP '2012-08-01 17:10:04Z')))",
          "SELECT keywright.events.decode(X'00FF').reason",
          "SELECT sum(k.deviceId), count(k.reason), max(k.sellerId) FROM"
              + " (SELECT keywright.shop.OrderKey.decode(pk, id) AS k FROM purchases)");

  private SparkAnswers() {}

  /** Prints the answers of a session of its own, a line each. */
  public static void main(String[] none) throws IOException {
    try (SparkSession spark = OneSpark.start()) {
      PrintStream out = new PrintStream(System.out, true, UTF_8);
      of(spark).forEach(out::println);
    }
  }

  static List<String> of(SparkSession spark) {
    MapFunction<Long, String> key = PurchaseKeys::key;
    Dataset<Row> keys = spark.range(0, KEYS, 1, 3).map(key, Encoders.STRING()).toDF("pk");
    keys.selectExpr("pk", "9L AS id").createOrReplaceTempView("purchases");
    List<String> answers = new ArrayList<>();
    QUESTIONS.forEach(it -> answers.add(spark.sql(it).first().mkString(" ")));

    ProfileReport profile = KeyReports.profile(keys, 16, "pk").report();
    answers.add(profile.keys() + " " + profile.sizes() + " " + profile.duplicates().distinct());
    KeyLayouts layouts = KeyLayouts.of(Map.of("purchase", PurchaseKeys.LAYOUT));
    VerificationReport verified = KeyReports.verify(keys, layouts, "pk").report();
    answers.add(verified.keys() + " " + verified.malformed());
    return answers;
  }
}
