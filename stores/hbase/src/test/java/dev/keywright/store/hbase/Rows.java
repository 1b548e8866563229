package dev.keywright.store.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.Key;
import java.util.Map;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;

/** Keys and rows as a user of the adapter would have them. */
final class Rows {
  static final String TEXT = "TEXT separator=',' | partitionKey: device int pad=6, seller String";
  static final String BYTES = "BINARY | partitionKey: id byte[]";

  private static final byte[] FAMILY = {'d'};

  private Rows() {}

  static Key key(Object partitionKey) {
    return () -> Map.of("partitionKey", partitionKey);
  }

  static byte[] utf8(String text) {
    return text.getBytes(UTF_8);
  }

  static Put put(String row, String value) {
    return new Put(utf8(row)).addColumn(FAMILY, FAMILY, utf8(value));
  }

  static Result result(byte[] row) {
    return Result.create(new Cell[] {new KeyValue(row, FAMILY, FAMILY, new byte[] {1})});
  }
}
