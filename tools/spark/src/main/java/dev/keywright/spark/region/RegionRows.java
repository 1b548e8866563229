package dev.keywright.spark.region;

import static dev.keywright.spark.key.QuotedColumn.quoted;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.concat;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.raise_error;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.to_json;
import static org.apache.spark.sql.functions.udf;
import static org.apache.spark.sql.functions.when;

import dev.keywright.spark.key.QuotedColumn;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.ForeachPartitionFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StringType;

/**
 * Rows in one partition for each region of a table, sorted by their keys as the store sorts them:
 * by unsigned bytes, text by its UTF-8.
 *
 * @param rows in partitions, the number of which is that of the region
 * @param regions of the table
 */
public record RegionRows(Dataset<Row> rows, KeyRegions regions) {
  private static final Map<String, String> WITH_NULLS = Map.of("ignoreNullFields", "false");

  /**
   * Brings rows to their regions.
   *
   * <p>A row whose key is null ends the job, and the error shows its key columns.
   *
   * @param keyColumns of the key, in their order; the first one, a string or bytes, decides the
   *     region
   * @throws IllegalArgumentException if there is no key column, or the first is of another type
   */
  public static RegionRows of(Dataset<Row> rows, KeyRegions regions, String... keyColumns) {
    if (keyColumns.length == 0) {
      throw new IllegalArgumentException("name the columns of the key");
    }
    DataType type = rows.schema().apply(keyColumns[0]).dataType();
    if (!(type instanceof StringType) && !(type instanceof BinaryType)) {
      throw new IllegalArgumentException(
          "column "
              + keyColumns[0]
              + " decides the region of a row by its bytes: it is STRING or"
              + " BINARY, not "
              + type.sql());
    }
    Column noNull = lit(0);
    for (String column : keyColumns) {
      noNull =
          when(
                  quoted(column).isNull(),
                  failed(lit("column " + column + " of a row is null"), keyColumns))
              .otherwise(noNull);
    }
    UDF1<byte[], Integer> idOf = regions::idOf;
    Column id =
        udf(idOf, DataTypes.IntegerType).apply(quoted(keyColumns[0]).cast(DataTypes.BinaryType));
    Dataset<Row> placed = byId(rows, regions.count(), id.plus(noNull), keyColumns);
    Column[] order = Arrays.stream(keyColumns).map(it -> sorted(rows, it)).toArray(Column[]::new);
    return new RegionRows(placed.sortWithinPartitions(order), regions);
  }

  private static Column sorted(Dataset<Row> rows, String column) {
    boolean isText = rows.schema().apply(column).dataType() instanceof StringType;
    return isText ? quoted(column).cast(DataTypes.BinaryType) : quoted(column);
  }

  /**
   * Brings rows to the partitions of these numbers.
   *
   * <p>Spark takes numbers modulo the count, and null for 0, and says nothing. Here a number that
   * is null, negative or too big ends the job.
   *
   * @param count of the partitions, 1 or more
   * @param id a whole number
   * @param shown the columns that the error shows, such as those of the key
   */
  public static Dataset<Row> byId(Dataset<Row> rows, int count, Column id, String... shown) {
    Column number = id.cast(DataTypes.LongType);
    Column checked =
        when(number.between(0, count - 1L), number)
            .otherwise(
                failed(
                    concat(
                        lit("the partition of a row is "),
                        coalesce(number.cast(DataTypes.StringType), lit("null")),
                        lit(", but must be from 0 to " + (count - 1))),
                    shown));
    return rows.repartitionById(count, checked.cast(DataTypes.IntegerType));
  }

  // Never the whole row, which may hold what no log should, or what JSON cannot show.
  private static Column failed(Column message, String... shown) {
    Column[] columns = Arrays.stream(shown).map(QuotedColumn::quoted).toArray(Column[]::new);
    Column whole =
        columns.length == 0
            ? message
            : concat(message, lit(": "), to_json(struct(columns), WITH_NULLS));
    return raise_error(whole).cast(DataTypes.LongType);
  }

  /**
   * Runs a task for each region. Spark may run it again, and twice at the same time. If it fails
   * each time, the job ends with an exception of Spark.
   */
  public void forEach(RegionTask task) {
    ForeachPartitionFunction<Row> each = it -> run(task, it);
    rows.foreachPartition(each);
  }

  private static void run(RegionTask task, Iterator<Row> rows) throws Exception {
    TaskContext context = TaskContext.get();
    task.run(new RegionTask.Attempt(context.partitionId(), context.taskAttemptId()), rows);
  }
}
