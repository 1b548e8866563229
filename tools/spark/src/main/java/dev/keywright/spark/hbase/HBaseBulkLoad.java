package dev.keywright.spark.hbase;

import dev.keywright.spark.key.QuotedColumn;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import dev.keywright.spark.region.RegionTask;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.tool.BulkLoadHFiles;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.types.TimestampType;

/**
 * Loads rows into a table of HBase past its write path: each task writes the files of one region in
 * order, and HBase moves them into its own folders.
 *
 * <p>A task that Spark runs again, or twice at the same time, loses and doubles nothing: files are
 * written under the number of the run, and one rename makes them those of the region. The load
 * itself happens once, when all regions are written. A loaded cell wins over a live cell of the
 * same timestamp.
 *
 * <p>The user of HBase has to be able to move the files out of the staging folder, which is on the
 * file system of HBase, or else they are copied.
 */
public final class HBaseBulkLoad {
  private final TargetTable table;
  private final String key;
  private final List<CellColumn> cells;
  private final Optional<String> timestamps;

  private HBaseBulkLoad(
      TargetTable table, String key, List<CellColumn> cells, Optional<String> timestamps) {
    this.table = table;
    this.key = key;
    this.cells = List.copyOf(cells);
    this.timestamps = timestamps;
  }

  /**
   * A load into a table.
   *
   * @param key the column of the row key: a string, which is written in UTF-8, or bytes
   */
  public static HBaseBulkLoad into(TargetTable table, String key) {
    return new HBaseBulkLoad(table, key, List.of(), Optional.empty());
  }

  /** With one more column of cells. */
  public HBaseBulkLoad cell(String column, String family, String qualifier) {
    List<CellColumn> more = new ArrayList<>(cells);
    more.add(new CellColumn(column, family, qualifier));
    return new HBaseBulkLoad(table, key, more, timestamps);
  }

  /**
   * With a column of the cells' timestamps: milliseconds as BIGINT, or a TIMESTAMP. Without it, all
   * cells have the time at which the load begins.
   */
  public HBaseBulkLoad timestamps(String column) {
    return new HBaseBulkLoad(table, key, cells, Optional.of(column));
  }

  /**
   * Writes the files, and loads them.
   *
   * @param staging a new folder, or an empty one; it is removed after the load
   * @return how many regions got files
   * @throws IllegalArgumentException if the dataset lacks a column, one has another type, the table
   *     lacks a family, or the folder has something in it
   * @throws IOException if the cluster cannot be reached, or refuses the files
   */
  public int run(Dataset<Row> rows, String staging) throws IOException {
    TableDescriptor descriptor = table.descriptor();
    requireSound(rows.schema(), descriptor);
    StagedFiles staged = new StagedFiles(staging);
    staged.begin(table.configuration());
    KeyRegions regions = table.regions();
    RegionRows.of(chosen(rows), regions, key).forEach(task(descriptor, staged));
    return finish(staged, regions.count());
  }

  /** What writes the files of a region. */
  RegionTask task(TableDescriptor descriptor, StagedFiles staged) {
    return new RegionFiles(table, TableDescriptorBuilder.toByteArray(descriptor), staged, cells);
  }

  /** Loads the files of all regions, of which there are so many. */
  int finish(StagedFiles staged, int regions) throws IOException {
    Configuration configuration = table.configuration();
    Map<byte[], List<Path>> files = staged.files(configuration, regions);
    int written = staged.regions(configuration, regions);
    if (!files.isEmpty()) {
      BulkLoadHFiles.create(configuration).bulkLoad(table.tableName(), files);
    }
    staged.end(configuration);
    return written;
  }

  /** The key, the timestamp in milliseconds, and the values of the cells. */
  Dataset<Row> chosen(Dataset<Row> rows) {
    Column time =
        timestamps
            .map(it -> milliseconds(rows, it))
            .orElseGet(() -> functions.lit(System.currentTimeMillis()));
    List<Column> columns = new ArrayList<>();
    columns.add(QuotedColumn.quoted(key));
    columns.add(time.as("timestamp of the cells"));
    cells.forEach(
        it ->
            columns.add(
                QuotedColumn.quoted(it.column())
                    .cast("binary")
                    .as(it.family() + ":" + it.qualifier())));
    return rows.select(columns.toArray(new Column[0]));
  }

  private static Column milliseconds(Dataset<Row> rows, String column) {
    boolean isTime = rows.schema().apply(column).dataType() instanceof TimestampType;
    Column given = QuotedColumn.quoted(column);
    return isTime ? functions.unix_millis(given) : given;
  }

  private void requireSound(StructType schema, TableDescriptor descriptor) {
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("HBase keeps no row without a cell: name one");
    }
    requireBytes(schema, key);
    for (CellColumn cell : cells) {
      requireBytes(schema, cell.column());
      if (!descriptor.hasColumnFamily(cell.family().getBytes(RegionFiles.CHARSET))) {
        throw new IllegalArgumentException(
            "table " + table + " has no column family " + cell.family());
      }
    }
    if (timestamps.isPresent()) {
      DataType type = type(schema, timestamps.get());
      if (!(type instanceof LongType) && !(type instanceof TimestampType)) {
        throw new IllegalArgumentException(
            "column "
                + timestamps.get()
                + " of timestamps is BIGINT or TIMESTAMP, not "
                + type.sql());
      }
    }
  }

  private static void requireBytes(StructType schema, String column) {
    DataType type = type(schema, column);
    if (!(type instanceof StringType) && !(type instanceof BinaryType)) {
      throw new IllegalArgumentException(
          "column "
              + column
              + " is written as it is, so it is STRING or BINARY, not "
              + type.sql());
    }
  }

  private static DataType type(StructType schema, String column) {
    if (schema.getFieldIndex(column).isEmpty()) {
      throw new IllegalArgumentException(
          "the dataset has no column "
              + column
              + ", only "
              + String.join(", ", schema.fieldNames()));
    }
    return schema.apply(column).dataType();
  }
}
