package dev.keywright.spark.report;

import static dev.keywright.spark.key.QuotedColumn.quoted;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.monotonically_increasing_id;
import static org.apache.spark.sql.functions.udaf;

import dev.keywright.analysis.KeyLearner;
import dev.keywright.analysis.profile.Profile;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.Verification;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.spark.key.KeyLayouts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.IntegralType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/** Has the executors learn from all keys of a dataset. */
public final class KeyLearning {
  private static final String NUMBER = "number";

  private KeyLearning() {}

  /** A profile of all keys. */
  public static KeyReport<ProfileReport> profile(
      Dataset<Row> rows, int regions, String... keyColumns) {
    return learned(Profile::empty, rows, keyColumns).map(it -> it.report(regions));
  }

  /** A verification of all keys. */
  public static KeyReport<VerificationReport> verification(
      Dataset<Row> rows, KeyLayouts layouts, String... keyColumns) {
    return learned(() -> Verification.of(layouts.named()), rows, keyColumns)
        .map(Verification::report);
  }

  /** A profile as the command prints it. */
  public static String profileJson(KeyReport<ProfileReport> profile) {
    return ReportJson.of(profile.report(), profile.nulls());
  }

  /** A verification as the command prints it. */
  public static String verificationJson(KeyReport<VerificationReport> verification) {
    return ReportJson.of(verification.report(), verification.nulls());
  }

  /** An aggregate of the profiles of groups, as JSON. */
  public static Column profileOfGroup(Dataset<Row> rows, int regions, String... keyColumns) {
    // Spark takes no numbers of rows inside an aggregate, and profiles need none.
    Column[] inputs = inputs(lit(0L), rows, keyColumns);
    return aggregate(
        new PieceAggregator<>(
            Profile::empty,
            List.of(keyColumns),
            it -> ReportJson.of(it.whole().report(regions), it.nulls().byColumn())),
        rows.select(inputs).schema(),
        inputs);
  }

  private static <P extends KeyLearner<P>> KeyReport<P> learned(
      LearnedPieces.Start<P> start, Dataset<Row> rows, String... keyColumns) {
    Dataset<Row> keys = rows.select(inputs(monotonically_increasing_id(), rows, keyColumns));
    Column[] columns = inputs(keys, keys.columns(), 0);
    PieceAggregator<P> aggregator =
        new PieceAggregator<>(start, List.of(keyColumns), KeyLearning::saved);
    String saved = keys.select(aggregate(aggregator, keys.schema(), columns)).first().getString(0);
    return read(saved);
  }

  private static <P extends KeyLearner<P>> Column aggregate(
      PieceAggregator<P> aggregator, StructType schema, Column... inputs) {
    return udaf(aggregator, Encoders.row(schema)).apply(inputs);
  }

  /** The number of a row, and the columns of its key. */
  private static Column[] inputs(Column number, Dataset<Row> rows, String... keyColumns) {
    Column[] inputs = inputs(rows, keyColumns, 1);
    inputs[0] = number.as(NUMBER);
    return inputs;
  }

  private static Column[] inputs(Dataset<Row> rows, String[] names, int from) {
    Column[] inputs = new Column[names.length + from];
    for (int i = 0; i < names.length; i++) {
      inputs[from + i] = input(rows, names[i]);
    }
    return inputs;
  }

  private static Column input(Dataset<Row> rows, String name) {
    DataType type = rows.schema().apply(name).dataType();
    if (type instanceof IntegralType) {
      return quoted(name).cast(DataTypes.LongType);
    }
    if (type instanceof StringType || type instanceof BinaryType) {
      return quoted(name);
    }
    throw new IllegalArgumentException(
        "column " + name + " of a key is a string, bytes or a whole number, not " + type.sql());
  }

  private static <P extends KeyLearner<P>> String saved(LearnedPieces<P> learned) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(learned.whole());
      out.writeObject(learned.nulls());
    } catch (IOException failed) {
      throw new UncheckedIOException("what was learnt cannot be written", failed);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static <P extends KeyLearner<P>> KeyReport<P> read(String saved) {
    byte[] bytes = Base64.getDecoder().decode(saved);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      @SuppressWarnings("unchecked") // what an executor has written
      P learned = (P) in.readObject();
      return new KeyReport<>(learned, ((NullCounts) in.readObject()).byColumn());
    } catch (IOException failed) {
      throw new UncheckedIOException("what was learnt cannot be read", failed);
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException("the driver lacks a class of the executors", missing);
    }
  }
}
