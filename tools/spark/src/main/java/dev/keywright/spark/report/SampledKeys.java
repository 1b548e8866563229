package dev.keywright.spark.report;

import static org.apache.spark.sql.functions.rand;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.spark.key.QuotedColumn;
import java.util.Arrays;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Keys for an inference, drawn by Spark. */
public final class SampledKeys {
  private SampledKeys() {}

  /** An inference of as many keys as its sample has; those of a null are left out. */
  public static Inference of(Dataset<Row> rows, InferenceOptions options, String... keyColumns) {
    Column[] columns = Arrays.stream(keyColumns).map(QuotedColumn::quoted).toArray(Column[]::new);
    Inference inference = Inference.of(options);
    rows.select(columns)
        .na()
        .drop()
        .orderBy(rand(options.seed()))
        .limit(options.sampleSize())
        .collectAsList()
        .forEach(row -> inference.add(contents(row)));
    return inference;
  }

  private static byte[][] contents(Row row) {
    byte[][] contents = new byte[row.length()][];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = KeyText.bytesOf(row.get(i));
    }
    return contents;
  }
}
