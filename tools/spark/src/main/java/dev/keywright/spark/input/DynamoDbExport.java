package dev.keywright.spark.input;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.raise_error;
import static org.apache.spark.sql.functions.to_json;
import static org.apache.spark.sql.functions.unbase64;
import static org.apache.spark.sql.functions.when;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/** A full export of a table of DynamoDB to S3, in the format DYNAMODB_JSON. */
public final class DynamoDbExport {
  private final SparkSession spark;
  private final String folder;
  private final ExportManifest manifest;

  private DynamoDbExport(SparkSession spark, String folder, ExportManifest manifest) {
    this.spark = spark;
    this.folder = folder;
    this.manifest = manifest;
  }

  /**
   * An export, whose manifest has been checked: its checksums, that it is a full export that ended,
   * and that its files have as many items as the table.
   *
   * @param folder {@code …/AWSDynamoDB/<id>}, with {@code manifest-summary.json} in it
   * @throws IOException if something of that is missing or wrong, or cannot be read
   */
  public static DynamoDbExport open(SparkSession spark, String folder) throws IOException {
    Configuration configuration = spark.sparkContext().hadoopConfiguration();
    return new DynamoDbExport(spark, folder, ExportManifest.read(configuration, folder));
  }

  /** How many items the table had. */
  public long itemCount() {
    return manifest.items();
  }

  /** The addresses of the files with items, for readers of other attributes. */
  public List<String> paths() {
    return manifest.files().stream()
        .filter(it -> it.items() > 0)
        .map(it -> new Path(folder, it.place()).toString())
        .toList();
  }

  /**
   * Compares every file with its checksum in the manifest, which reads them all once. A file that
   * is missing or differs ends the job with an error that names it.
   */
  public void requireWhole() {
    SerializableConfiguration configuration =
        new SerializableConfiguration(spark.sparkContext().hadoopConfiguration());
    String place = folder;
    VoidFunction<ExportManifest.DataFile> check =
        file -> ExportManifest.requireWhole(configuration.value(), place, file);
    JavaSparkContext.fromSparkContext(spark.sparkContext())
        .parallelize(manifest.files(), Math.max(1, manifest.files().size()))
        .foreach(check);
  }

  /**
   * The key attributes of all items, as columns: those of type {@code S} and {@code N} are strings,
   * which key functions take for numbers, those of type {@code B} bytes.
   *
   * <p>An item that lacks an attribute of its type ends the job, and the error shows its key.
   *
   * @param attributes in the order of the key
   */
  public Dataset<Row> keys(KeyAttribute... attributes) {
    StructType item = new StructType();
    List<Column> columns = new ArrayList<>();
    for (KeyAttribute attribute : attributes) {
      item =
          item.add(attribute.name(), new StructType().add(attribute.type(), DataTypes.StringType));
      columns.add(column(attribute).as(attribute.name()));
    }
    return spark
        .read()
        .schema(new StructType().add("Item", item))
        .option("mode", "FAILFAST")
        .json(paths().toArray(new String[0]))
        .select(columns.toArray(new Column[0]));
  }

  private static Column column(KeyAttribute attribute) {
    Column value = col("Item").getField(attribute.name()).getField(attribute.type());
    Column missing =
        concat(
            lit(
                "an item has no attribute %s of type %s: "
                    .formatted(attribute.name(), attribute.type())),
            to_json(col("Item")));
    Column present = when(value.isNull(), raise_error(missing)).otherwise(value);
    return attribute.type().equals(KeyAttribute.BYTES) ? unbase64(present) : present;
  }
}
