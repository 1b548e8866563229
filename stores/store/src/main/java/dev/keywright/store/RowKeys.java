package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import java.io.ByteArrayOutputStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keys as one row key of bytes, for stores whose rows have nothing else to sort by.
 *
 * <p>A single column is stored as it is, text in UTF-8. Several columns are joined so that row keys
 * sort as the columns do: an integer is 8 bytes, the largest first, with its sign bit turned
 * around; of text and bytes that others follow, {@code 00} is written as {@code 00 FF} and the end
 * as {@code 00 01}. The last column stays as it is.
 */
public final class RowKeys {
  private final StoreLayout layout;

  private RowKeys(StoreLayout layout) {
    this.layout = layout;
  }

  /** The row keys of a layout. */
  public static RowKeys of(StoreLayout layout) {
    return new RowKeys(layout);
  }

  /** The layout of the keys. */
  public StoreLayout layout() {
    return layout;
  }

  /**
   * The row key of a key.
   *
   * @throws RefusedKeyException if the store would refuse it
   */
  public byte[] rowKey(Key key) {
    Map<String, Object> contents = layout.checked(key);
    byte[] rowKey = joined(contents.values());
    layout.requireRowKey(rowKey, contents);
    return rowKey;
  }

  /**
   * The row key of the contents of all columns, in their order, as the codec of the layout writes
   * them.
   *
   * @throws RefusedKeyException if the store would refuse it
   */
  public byte[] rowKey(Map<String, Object> contents) {
    byte[] rowKey = joined(contents.values());
    layout.requireRowKey(rowKey, contents);
    return rowKey;
  }

  /** The lower bound of a range, inclusive; empty for the beginning of the table. */
  public byte[] from(KeyRange<?> range) {
    int column = layout.indexOf(range);
    ByteArrayOutputStream out = begun(range);
    RowKeyBytes.write(out, range.from(), isLast(column));
    return out.toByteArray();
  }

  /** The upper bound of a range, exclusive; null for the end of the table. */
  public byte @Nullable [] to(KeyRange<?> range) {
    int column = layout.indexOf(range);
    ByteArrayOutputStream out = begun(range);
    Object to = range.to();
    if (to == null) {
      return ColumnOrder.BYTES.nextPrefix(out.toByteArray());
    }
    RowKeyBytes.write(out, to, isLast(column));
    return out.toByteArray();
  }

  /**
   * The columns of a row key, by name.
   *
   * @throws IllegalArgumentException if no key of this layout has it
   */
  public StoredColumns columns(byte[] rowKey) {
    Map<String, Object> contents = new LinkedHashMap<>();
    RowKeyBytes.Reader in = new RowKeyBytes.Reader(rowKey);
    List<StoreColumn> columns = layout.columns();
    for (int i = 0; i < columns.size(); i++) {
      StoreColumn column = columns.get(i);
      contents.put(column.name(), in.read(column, isLast(i)));
    }
    in.requireEnd();
    return StoredColumns.of(contents);
  }

  /**
   * The position after a row of {@link StoreReader#readAll}: that of its columns, or of the row key
   * itself if no key of this layout has it.
   */
  public Position position(byte[] rowKey) {
    try {
      return Position.after(layout.text(), columns(rowKey)::all);
    } catch (IllegalArgumentException ofNoKey) {
      return Position.after(layout.text(), () -> Map.of("rowKey", rowKey));
    }
  }

  /**
   * The row key of the row that a {@linkplain #position position} is after.
   *
   * @throws InvalidCursorException if it is one of another layout
   */
  public byte[] rowKey(Position position) {
    List<Object> contents = position.contents();
    if (contents.size() == 1 && contents.get(0) instanceof byte[] rowKey) {
      position.requireLayout(layout.text());
      return rowKey;
    }
    return joined(PositionColumns.all(layout, position).values());
  }

  private boolean isLast(int column) {
    return column == layout.columns().size() - 1;
  }

  private byte[] joined(Collection<Object> contents) {
    if (contents.size() == 1) {
      Object only = contents.iterator().next();
      if (only instanceof byte[] bytes) {
        return bytes;
      }
      if (only instanceof String text) {
        return text.getBytes(UTF_8);
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int column = 0;
    for (Object content : contents) {
      RowKeyBytes.writeWhole(out, content, isLast(column++));
    }
    return out.toByteArray();
  }

  private static ByteArrayOutputStream begun(KeyRange<?> range) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    range.fixed().values().forEach(content -> RowKeyBytes.writeWhole(out, content, false));
    return out;
  }
}
