package dev.keywright.spark;

import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.analysis.infer.InferenceReport;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.key.KeyLayouts;
import dev.keywright.spark.report.KeyLearning;
import dev.keywright.spark.report.KeyReport;
import dev.keywright.spark.report.SampledKeys;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * What {@code keywright profile}, {@code verify} and {@code infer} tell of the keys of any dataset:
 * the same code, on all machines.
 *
 * <p>Keys are strings, bytes or whole numbers. A row with a null among the columns of its key holds
 * no key: such rows are counted, and the reports tell nothing else of them. The order of the input
 * is that of its partitions. The number of a key, in examples of malformed ones, is what {@code
 * monotonically_increasing_id()} gives for its row.
 */
public final class KeyReports {
  private KeyReports() {}

  /**
   * What keys are like, without knowing their layout.
   *
   * @param regions how many regions to split the table into
   */
  public static KeyReport<ProfileReport> profile(
      Dataset<Row> rows, int regions, String... keyColumns) {
    return KeyLearning.profile(rows, regions, keyColumns);
  }

  /** Whether keys are what their layouts say. */
  public static KeyReport<VerificationReport> verify(
      Dataset<Row> rows, KeyLayouts layouts, String... keyColumns) {
    return KeyLearning.verification(rows, layouts, keyColumns);
  }

  /** The same as {@code keywright profile --json} prints, which reports and forecasts read. */
  public static String profileJson(Dataset<Row> rows, int regions, String... keyColumns) {
    return KeyLearning.profileJson(profile(rows, regions, keyColumns));
  }

  /** The same as {@code keywright verify --json} prints. */
  public static String verifyJson(Dataset<Row> rows, KeyLayouts layouts, String... keyColumns) {
    return KeyLearning.verificationJson(verify(rows, layouts, keyColumns));
  }

  /**
   * An aggregate for {@code groupBy}: the JSON of {@link #profileJson}, without what the order of
   * the input tells, since groups have none.
   */
  public static Column profileOfGroup(Dataset<Row> rows, int regions, String... keyColumns) {
    return KeyLearning.profileOfGroup(rows, regions, keyColumns);
  }

  /**
   * The layouts that keys can have, of a sample that Spark draws.
   *
   * @param options with the size of the sample
   */
  public static InferenceReport infer(
      Dataset<Row> rows, InferenceOptions options, String... keyColumns) {
    return SampledKeys.of(rows, options, keyColumns).report();
  }
}
