package dev.keywright.spark.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.spark.region.RegionTask;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.CellComparatorImpl;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.exceptions.DeserializationException;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.spark.sql.Row;

/**
 * Writes the files of one region, one for each family that has cells.
 *
 * @param table whose files they are
 * @param descriptor of the table, as HBase writes it
 * @param staged where files are written
 * @param cells what becomes cells, after the key and the timestamp of a row
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
record RegionFiles(TargetTable table, byte[] descriptor, StagedFiles staged, List<CellColumn> cells)
    implements RegionTask {
  static final Charset CHARSET = UTF_8;
  private static final int KEY = 0;
  private static final int TIMESTAMP = 1;
  private static final int FIRST_CELL = 2;

  @Override
  public void run(Attempt attempt, Iterator<Row> rows) throws IOException {
    if (!rows.hasNext()) {
      return;
    }
    Configuration configuration = table.configuration();
    try (FamilyFiles files =
        new FamilyFiles(configuration, described(), staged.ofAttempt(attempt))) {
      TreeSet<KeyValue> row = new TreeSet<>(CellComparatorImpl.COMPARATOR);
      byte[] before = new byte[0];
      while (rows.hasNext()) {
        Row next = rows.next();
        byte[] key = key(next);
        if (!Arrays.equals(before, key)) {
          files.add(row);
          row.clear();
          before = key;
        }
        addCells(key, next, row);
      }
      files.add(row);
      files.finish();
    }
    staged.commit(configuration, attempt);
  }

  private TableDescriptor described() throws IOException {
    try {
      return TableDescriptorBuilder.parseFrom(descriptor);
    } catch (DeserializationException otherVersion) {
      throw new IOException("the description of " + table + " cannot be read", otherVersion);
    }
  }

  private static byte[] key(Row row) {
    byte[] key =
        row.get(KEY) instanceof byte[] bytes ? bytes : row.getString(KEY).getBytes(CHARSET);
    if (key.length == 0 || key.length > HConstants.MAX_ROW_LENGTH) {
      throw new IllegalArgumentException(
          "a row key of HBase has 1 to "
              + HConstants.MAX_ROW_LENGTH
              + " bytes, and one has "
              + key.length
              + (key.length == 0 ? "" : ": " + Bytes.toStringBinary(key, 0, 64) + "..."));
    }
    return key;
  }

  private void addCells(byte[] key, Row row, TreeSet<KeyValue> all) {
    if (row.isNullAt(TIMESTAMP)) {
      throw new IllegalArgumentException(
          "the timestamp of row " + Bytes.toStringBinary(key) + " is null");
    }
    if (IntStream.range(FIRST_CELL, row.length()).allMatch(row::isNullAt)) {
      throw new IllegalArgumentException(
          "row "
              + Bytes.toStringBinary(key)
              + " has no value, and HBase keeps no row without a cell: leave such rows out, or load"
              + " a column that no row lacks");
    }
    for (int i = 0; i < cells.size(); i++) {
      if (!row.isNullAt(FIRST_CELL + i)) {
        CellColumn cell = cells.get(i);
        KeyValue made =
            new KeyValue(
                key,
                cell.family().getBytes(CHARSET),
                cell.qualifier().getBytes(CHARSET),
                row.getLong(TIMESTAMP),
                row.<byte[]>getAs(FIRST_CELL + i));
        if (!all.add(made)) {
          throw new IllegalArgumentException(
              "two rows have the key "
                  + Bytes.toStringBinary(key)
                  + " and the timestamp "
                  + row.getLong(TIMESTAMP)
                  + ", and HBase would keep an arbitrary one: drop one, or give them other"
                  + " timestamps");
        }
      }
    }
  }
}
