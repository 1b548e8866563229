package dev.keywright.store.hbase;

import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.util.Bytes;

/**
 * Whether the client on the class path reads rows as they are. The one of Lindorm, alihbase 2.8.7,
 * takes only the last byte of a row's length where Java 16 or newer keeps it out of {@code
 * java.nio}: it returns a row of 300 bytes as one of 44.
 */
final class ClientRowLimit {
  private static final String FIX =
      "start Java with --add-opens java.base/java.nio=ALL-UNNAMED"
          + " --add-exports java.base/sun.nio.ch=ALL-UNNAMED";
  private static final int LONGEST_UNCUT = 255;
  private static final boolean ARE_CUT = Bytes.toShort(new byte[] {1, 0}) != 256;

  private ClientRowLimit() {}

  /** How messages call the store. */
  static String title() {
    return ARE_CUT
        ? "Apache HBase, through a client that cuts rows of more than 255 bytes (" + FIX + "),"
        : "Apache HBase";
  }

  /** The longest row that comes back as it was written. */
  static int mostBytes() {
    return ARE_CUT ? LONGEST_UNCUT : HConstants.MAX_ROW_LENGTH;
  }

  /**
   * Passes rows on as they are.
   *
   * @throws IllegalStateException if the client has cut one
   */
  static Result[] whole(Result[] rows) {
    for (Result row : rows) {
      Cell first = row.rawCells()[0];
      if (first instanceof KeyValue && written(first) != first.getRowLength()) {
        throw new IllegalStateException(
            "the client has cut a row of "
                + written(first)
                + " bytes to "
                + first.getRowLength()
                + ": "
                + FIX);
      }
    }
    return rows;
  }

  /** The length as it is in front of the row, in two bytes. */
  private static int written(Cell cell) {
    byte[] bytes = cell.getRowArray();
    int row = cell.getRowOffset();
    return Byte.toUnsignedInt(bytes[row - 2]) << 8 | Byte.toUnsignedInt(bytes[row - 1]);
  }
}
