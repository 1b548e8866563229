package dev.keywright.spark.random;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.WrittenKey;
import dev.keywright.spark.region.KeyRegions;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The keys of several layouts in one table: each begins with the number of its layout. A further
 * column of a key is in one of three columns of the table, by its type.
 */
final class PlacedKeys {
  private static final int MOST_COLUMNS = 3;
  private static final int EACH = 17;

  private final boolean isText;
  private final List<Placed> keys = new ArrayList<>();
  private final List<byte[]> splitPoints;

  private record Placed(LayoutRows layout, WrittenKey key, Object first) {
    byte[] bytes() {
      return PlainValue.bytes(first);
    }
  }

  /** Those of the layouts whose first column is text, or bytes. */
  PlacedKeys(List<LayoutRows> layouts, boolean isText) {
    this.isText = isText;
    TreeSet<byte[]> points = new TreeSet<>(Arrays::compareUnsigned);
    for (LayoutRows layout : layouts) {
      if (layout.type(0).equals(isText ? DataTypes.StringType : DataTypes.BinaryType)) {
        String front = String.format(Locale.ROOT, "%06d", keys.size());
        layout.keys().forEach(it -> keys.add(new Placed(layout, it, first(front, it))));
      }
    }
    for (int i = 0; i < keys.size(); i += EACH) {
      points.add(keys.get(i).bytes());
    }
    splitPoints = List.copyOf(points);
  }

  private static Object first(String front, WrittenKey key) {
    Object content = key.columns().get(0);
    if (content instanceof String text) {
      return front + text;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(front.getBytes(UTF_8));
    bytes.writeBytes((byte[]) content);
    return bytes.toByteArray();
  }

  KeyRegions regions() {
    return KeyRegions.at(splitPoints);
  }

  StructType schema() {
    StructType schema =
        new StructType()
            .add("key", DataTypes.IntegerType, false)
            .add("first", isText ? DataTypes.StringType : DataTypes.BinaryType, false);
    for (int i = 1; i < MOST_COLUMNS; i++) {
      schema =
          schema
              .add("text" + i, DataTypes.StringType, false)
              .add("bytes" + i, DataTypes.BinaryType, false)
              .add("number" + i, DataTypes.LongType, false);
    }
    return schema;
  }

  /** All columns but the number of the key. */
  String[] keyColumns() {
    return Arrays.copyOfRange(schema().fieldNames(), 1, schema().size());
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      List<Object> cells = new ArrayList<>(List.of(i, keys.get(i).first));
      List<Object> columns = keys.get(i).key.columns();
      for (int j = 1; j < MOST_COLUMNS; j++) {
        Object content = j < columns.size() ? columns.get(j) : "";
        cells.add(content instanceof String ? content : "");
        cells.add(content instanceof byte[] ? content : new byte[0]);
        cells.add(content instanceof Long ? content : 0L);
      }
      rows.add(RowFactory.create(cells.toArray()));
    }
    return rows;
  }

  /**
   * What is wrong with the order in which keys have come.
   *
   * @param placed the partition and the number of each key
   */
  List<String> faults(List<Row> placed) {
    List<String> faults = new ArrayList<>();
    BitSet seen = new BitSet();
    Row before = null;
    for (Row row : placed) {
      Placed key = keys.get(row.getInt(1));
      long region = splitPoints.stream().filter(it -> compare(it, key.bytes()) <= 0).count();
      if (region != row.getInt(0)) {
        faults.add(key + " is in region " + row.getInt(0) + ", not " + region);
      }
      seen.set(row.getInt(1));
      if (before != null && !isInOrder(keys.get(before.getInt(1)), key)) {
        faults.add(key + " comes after " + keys.get(before.getInt(1)));
      }
      before = row;
    }
    if (placed.size() != keys.size() || seen.cardinality() != keys.size()) {
      faults.add("of " + keys.size() + " keys, " + seen.cardinality() + " in " + placed.size());
    }
    return faults;
  }

  private static int compare(byte[] one, byte[] other) {
    return Arrays.compareUnsigned(one, other);
  }

  // The keys of a layout follow each other, and the layout tells their order by their values.
  private static boolean isInOrder(Placed before, Placed key) {
    int first = compare(before.bytes(), key.bytes());
    if (first != 0 && before.layout != key.layout) {
      return first < 0;
    }
    return WrittenKey.compare(before.key, key.key) < 0
        && before.layout.layout().order(before.key, key.key).map(it -> it < 0).orElse(true);
  }
}
