package dev.keywright.spark.random;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.WrittenKey;
import dev.keywright.processor.laws.WrittenLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/**
 * The rows of one layout: keys, then contents that differ a little from keys, then keys that lack a
 * column.
 */
final class LayoutRows {
  private final WrittenLayout layout;
  private final List<WrittenKey> keys;
  private final List<List<Object>> contents = new ArrayList<>();

  LayoutRows(WrittenLayout layout, int keys, int changed) {
    this.layout = layout;
    this.keys = layout.keys(keys);
    this.keys.forEach(it -> contents.add(it.columns()));
    Random random = new Random(layout.signature().hashCode());
    for (int i = 0; i < changed; i++) {
      WrittenKey key = this.keys.get(random.nextInt(this.keys.size()));
      List<List<Object>> changes = layout.changes(key, random.nextInt(key.columns().size()));
      contents.add(inSpark(changes.get(random.nextInt(changes.size()))));
    }
    List<Object> columns = this.keys.get(0).columns();
    for (int i = 0; i < columns.size(); i++) {
      List<Object> without = new ArrayList<>(columns);
      without.set(i, null);
      contents.add(Collections.unmodifiableList(without));
    }
  }

  // Half a pair of characters has no bytes in UTF-8, and nobody can bring it into a table.
  private static List<Object> inSpark(List<Object> columns) {
    List<Object> changed = new ArrayList<>();
    for (Object column : columns) {
      changed.add(column instanceof String text ? new String(text.getBytes(UTF_8), UTF_8) : column);
    }
    return changed;
  }

  WrittenLayout layout() {
    return layout;
  }

  /** The first rows. */
  List<WrittenKey> keys() {
    return keys;
  }

  /** How many columns the key has. */
  int columns() {
    return keys.get(0).columns().size();
  }

  /** The types of the columns. */
  DataType type(int column) {
    Object content = keys.get(0).columns().get(column);
    if (content instanceof Long) {
      return DataTypes.LongType;
    }
    return content instanceof String ? DataTypes.StringType : DataTypes.BinaryType;
  }

  /** All rows. */
  List<List<Object>> contents() {
    return contents;
  }

  /** The column of a row; null beyond the last row. */
  Object content(int row, int column) {
    return row < contents.size() ? contents.get(row).get(column) : null;
  }

  /** The values that the oracle has of a part. */
  List<Object> values(int part) {
    return keys.stream().map(it -> it.values().get(part)).toList();
  }
}
