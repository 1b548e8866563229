package dev.keywright.fuzz;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The columns of a key in one array of bytes: before each but the last its length in two bytes; a
 * text in {@link Wtf8}, a number in eight bytes.
 */
final class FuzzedColumns {
  private static final int LENGTH_BYTES = 2;

  private FuzzedColumns() {}

  static Object[] read(LayoutSignature layout, byte[] bytes, int start) {
    Object[] columns = new Object[layout.columns().size()];
    int at = start;
    for (int i = 0; i < columns.length; i++) {
      int end = bytes.length;
      if (i < columns.length - 1) {
        int length = at + LENGTH_BYTES > bytes.length ? 0 : ByteBuffer.wrap(bytes).getChar(at);
        at = Math.min(bytes.length, at + LENGTH_BYTES);
        end = Math.min(bytes.length, at + length);
      }
      columns[i] = content(layout, layout.columns().get(i), Arrays.copyOfRange(bytes, at, end));
      at = end;
    }
    return columns;
  }

  private static Object content(LayoutSignature layout, ColumnSignature column, byte[] bytes) {
    if (isText(layout, column)) {
      return Wtf8.text(bytes, 0, bytes.length);
    }
    boolean isNumber = column.nativeType() && column.parts().get(0).type() == SimpleType.LONG;
    return isNumber ? ByteBuffer.wrap(Arrays.copyOf(bytes, Long.BYTES)).getLong() : bytes;
  }

  private static boolean isText(LayoutSignature layout, ColumnSignature column) {
    if (!column.nativeType()) {
      return layout.format().isText();
    }
    PartSignature only = column.parts().get(0);
    return only.type() == SimpleType.STRING;
  }

  static byte[] write(int first, Object... columns) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(first);
    for (int i = 0; i < columns.length; i++) {
      byte[] bytes = bytes(columns[i]);
      if (i < columns.length - 1) {
        out.write(bytes.length >> Byte.SIZE);
        out.write(bytes.length);
      }
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  private static byte[] bytes(Object column) {
    if (column instanceof String text) {
      return Wtf8.bytes(text);
    }
    return column instanceof Long number
        ? ByteBuffer.allocate(Long.BYTES).putLong(number).array()
        : (byte[]) column;
  }
}
