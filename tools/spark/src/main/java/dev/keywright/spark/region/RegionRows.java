package dev.keywright.spark.region;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.raise_error;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.to_json;
import static org.apache.spark.sql.functions.udf;
import static org.apache.spark.sql.functions.when;

import java.util.Arrays;
import java.util.Iterator;
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

  /**
   * Brings rows to their regions.
   *
   * <p>A row whose key is null ends the job, and the error shows the row.
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
          when(col(column).isNull(), failed(rows, "column " + column + " of a row is null: "))
              .otherwise(noNull);
    }
    UDF1<byte[], Integer> idOf = regions::idOf;
    Column id =
        udf(idOf, DataTypes.IntegerType).apply(col(keyColumns[0]).cast(DataTypes.BinaryType));
    Dataset<Row> placed = byId(rows, regions.count(), id.plus(noNull));
    Column[] order = Arrays.stream(keyColumns).map(it -> sorted(rows, it)).toArray(Column[]::new);
    return new RegionRows(placed.sortWithinPartitions(order), regions);
  }

  private static Column sorted(Dataset<Row> rows, String column) {
    boolean isText = rows.schema().apply(column).dataType() instanceof StringType;
    return isText ? col(column).cast(DataTypes.BinaryType) : col(column);
  }

  /**
   * Brings rows to the partitions of these numbers.
   *
   * <p>Spark takes numbers modulo the count, and null for 0, and says nothing. Here a number that
   * is null, negative or too big ends the job, and the error shows the row.
   *
   * @param count of the partitions, 1 or more
   * @param id a whole number
   */
  public static Dataset<Row> byId(Dataset<Row> rows, int count, Column id) {
    Column number = id.cast(DataTypes.LongType);
    Column checked =
        when(number.between(0, count - 1L), number)
            .otherwise(
                failed(
                    rows,
                    concat(
                        lit("the partition of a row is "),
                        coalesce(number.cast(DataTypes.StringType), lit("null")),
                        lit(", but must be from 0 to " + (count - 1) + ": "))));
    return rows.repartitionById(count, checked.cast(DataTypes.IntegerType));
  }

  private static Column failed(Dataset<Row> rows, String message) {
    return failed(rows, lit(message));
  }

  private static Column failed(Dataset<Row> rows, Column message) {
    Column[] all =
        Arrays.stream(rows.columns())
            .map(it -> col("`" + it.replace("`", "``") + "`"))
            .toArray(Column[]::new);
    return raise_error(concat(message, to_json(struct(all)))).cast(DataTypes.LongType);
  }

  /**
   * Runs a task for each region. Spark may run it again, and twice at the same time.
   *
   * @throws Exception of Spark, if a task failed each time
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
