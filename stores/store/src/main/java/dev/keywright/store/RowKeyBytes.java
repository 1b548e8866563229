package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;

/** How the content of one column is in a row key of several. */
final class RowKeyBytes {
  private static final int ESCAPED_ZERO = 0xff;
  private static final int END = 1;

  private RowKeyBytes() {}

  /** Writes a whole content, with its end if others follow. */
  static void writeWhole(ByteArrayOutputStream out, Object content, boolean isLast) {
    write(out, content, isLast);
    if (!isLast && !(content instanceof Long)) {
      out.write(0);
      out.write(END);
    }
  }

  /** Writes a content without its end: the beginning of all that begin with it. */
  static void write(ByteArrayOutputStream out, Object content, boolean isLast) {
    if (content instanceof Long number) {
      out.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(number ^ Long.MIN_VALUE).array());
      return;
    }
    byte[] bytes = content instanceof String text ? text.getBytes(UTF_8) : (byte[]) content;
    if (isLast) {
      out.writeBytes(bytes);
      return;
    }
    for (byte b : bytes) {
      out.write(b);
      if (b == 0) {
        out.write(ESCAPED_ZERO);
      }
    }
  }

  /** Reads the contents of a row key, one after the other. */
  static final class Reader {
    private final byte[] rowKey;
    private int position;

    Reader(byte[] rowKey) {
      this.rowKey = rowKey;
    }

    Object read(StoreColumn column, boolean isLast) {
      if (column.type() == ColumnType.LONG) {
        return readLong(column);
      }
      byte[] bytes = isLast ? rest() : readEscaped(column);
      if (column.type() == ColumnType.BYTES) {
        return bytes;
      }
      try {
        return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      } catch (CharacterCodingException exception) {
        throw new IllegalArgumentException(
            "column " + column.name() + " of the row key is not UTF-8", exception);
      }
    }

    private long readLong(StoreColumn column) {
      if (rowKey.length - position < Long.BYTES) {
        throw endsInside(column);
      }
      long number = ByteBuffer.wrap(rowKey).getLong(position) ^ Long.MIN_VALUE;
      position += Long.BYTES;
      return number;
    }

    private byte[] rest() {
      byte[] rest = Arrays.copyOfRange(rowKey, position, rowKey.length);
      position = rowKey.length;
      return rest;
    }

    private byte[] readEscaped(StoreColumn column) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      while (position + 1 < rowKey.length) {
        byte b = rowKey[position++];
        if (b != 0) {
          bytes.write(b);
          continue;
        }
        int second = Byte.toUnsignedInt(rowKey[position++]);
        if (second == END) {
          return bytes.toByteArray();
        }
        if (second != ESCAPED_ZERO) {
          throw new IllegalArgumentException(
              "byte "
                  + (position - 1)
                  + " of the row key is "
                  + second
                  + ", but only 1 or 255"
                  + " comes after a zero in column "
                  + column.name());
        }
        bytes.write(0);
      }
      throw endsInside(column);
    }

    void requireEnd() {
      if (position < rowKey.length) {
        throw new IllegalArgumentException(
            "the row key has " + (rowKey.length - position) + " bytes after its last column");
      }
    }

    private static IllegalArgumentException endsInside(StoreColumn column) {
      return new IllegalArgumentException("the row key ends inside column " + column.name());
    }
  }
}
