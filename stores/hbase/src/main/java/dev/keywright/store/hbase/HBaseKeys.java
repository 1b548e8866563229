package dev.keywright.store.hbase;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.RowKeys;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.filter.Filter;
import org.apache.hadoop.hbase.filter.MultiRowRangeFilter;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one layout as rows of HBase. It makes no requests, and is immutable.
 *
 * <p>A layout of one column is the row itself, text in UTF-8; see {@link RowKeys} for several.
 *
 * <p>HBase stores rows of up to 32,767 bytes. But its client looks a row's region up by the name of
 * the table, the row and 16 more bytes, which together are at most that. So a row may have 32,767 -
 * 16 bytes less the name of the table.
 */
public final class HBaseKeys {
  private static final int LOOKUP_BYTES = 16;
  // A namespace, a colon and a table: names of folders, which have at most 255 bytes.
  private static final int MOST_NAME_BYTES = 255 + 1 + 255;

  private final int mostBytes;
  private final StoreLayout layout;
  private final RowKeys rowKeys;

  private HBaseKeys(String signature, int nameBytes) {
    int found = HConstants.MAX_ROW_LENGTH - LOOKUP_BYTES - nameBytes;
    this.mostBytes = Math.min(found, ClientRowLimit.mostBytes());
    StoreRules rules = StoreRules.of(ClientRowLimit.title()).mostRowKeyBytes(mostBytes);
    this.layout = StoreLayout.of(signature, rules);
    this.rowKeys = RowKeys.of(layout);
  }

  /**
   * The keys of a layout, of at most 32,240 bytes: as many as tables of every name take.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws UnsupportedLayoutException if HBase cannot hold such keys
   */
  public static HBaseKeys of(String layout) {
    return new HBaseKeys(layout, MOST_NAME_BYTES);
  }

  /** The same keys in one table, with as many bytes as rows of this table can have. */
  public HBaseKeys inTable(TableName table) {
    return new HBaseKeys(layout.text(), table.getName().length);
  }

  /**
   * The row of a key.
   *
   * @throws RefusedKeyException if it is empty or has too many bytes
   */
  public byte[] key(Key key) {
    return rowKeys.rowKey(key);
  }

  /**
   * Asks for the row of a key.
   *
   * @throws RefusedKeyException if HBase would refuse the key
   */
  public Get get(Key key) {
    return new Get(key(key));
  }

  /**
   * Writes the row of a key; the caller adds the cells, of which HBase wants at least one.
   *
   * @throws RefusedKeyException if HBase would refuse the key
   */
  public Put put(Key key) {
    return new Put(key(key));
  }

  /**
   * Deletes the row of a key.
   *
   * @throws RefusedKeyException if HBase would refuse the key
   */
  public Delete delete(Key key) {
    return new Delete(key(key));
  }

  /**
   * Asks for the rows of a range, and for no other; {@linkplain Scan#setReversed reversed} if it is
   * backward. The caller may add families, filters and more.
   *
   * @throws IllegalArgumentException if the range is empty, which a scan cannot say, or is one of
   *     another layout
   */
  public Scan scan(KeyRange<?> range) {
    if (isEmpty(range)) {
      throw new IllegalArgumentException(range + " is empty: ask nothing");
    }
    return bounds().scan(rowKeys.from(range), end(range), range.isBackward());
  }

  /**
   * A filter that holds for the rows of these ranges, and with which a region server skips what is
   * between them: a time window of each of many sites is one scan.
   *
   * <pre>{@code
   * reader.asking(scan -> scan.setFilter(keys.filter(windows))).read(allSites)
   * }</pre>
   *
   * @param ranges in any order, forward or backward; the scan itself has to read forward
   * @throws IllegalArgumentException if all ranges are empty, or one is of another layout
   */
  public Filter filter(Collection<? extends KeyRange<?>> ranges) {
    List<MultiRowRangeFilter.RowRange> rows = new ArrayList<>();
    for (KeyRange<?> range : ranges) {
      if (!isEmpty(range)) {
        rows.add(
            new MultiRowRangeFilter.RowRange(
                rowKeys.from(range), /* startRowInclusive= */ true, end(range), false));
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(ranges + " hold no row: ask nothing");
    }
    return new MultiRowRangeFilter(rows);
  }

  /** Asks for all rows, or for those after a position. */
  Scan scanAll(@Nullable Position after) {
    return after == null ? new Scan() : bounds().startBehind(new Scan(), rowKeys.rowKey(after));
  }

  /** The position after a row of the whole table. */
  Position position(Result row) {
    return rowKeys.position(row.getRow());
  }

  private byte[] end(KeyRange<?> range) {
    byte[] to = rowKeys.to(range);
    return to == null ? HConstants.EMPTY_END_ROW : to;
  }

  /** Whether no key is in a range, which is refused if it is one of another layout. */
  boolean isEmpty(KeyRange<?> range) {
    return !layout.mayHold(range);
  }

  ScanBounds bounds() {
    return new ScanBounds(mostBytes);
  }

  /** A new table with these column families, and otherwise what HBase takes by itself. */
  public TableDescriptor table(String name, String... families) {
    TableDescriptorBuilder table = TableDescriptorBuilder.newBuilder(TableName.valueOf(name));
    for (String family : families) {
      table.setColumnFamily(ColumnFamilyDescriptorBuilder.of(family));
    }
    return table.build();
  }

  /**
   * Where the regions of a new table begin, for {@code Admin.createTable}.
   *
   * @param splitPoints contents of the partition column, {@code String} or {@code byte[]}, as the
   *     {@code splitPoints(n)} of a generated key returns them
   */
  public byte[][] splitPoints(List<?> splitPoints) {
    return splitPoints.stream().map(this::splitPoint).toArray(byte[][]::new);
  }

  private byte[] splitPoint(Object content) {
    String column = layout.columns().get(0).name();
    Map<String, Object> fixed = Map.of();
    if (content instanceof String text) {
      return rowKeys.from(KeyRange.of(fixed, column, text, null, ColumnOrder.TEXT));
    }
    if (content instanceof byte[] bytes) {
      return rowKeys.from(KeyRange.of(fixed, column, bytes, null, ColumnOrder.BYTES));
    }
    throw new IllegalArgumentException(
        "a split point is a String or a byte[], but this is a " + content.getClass().getName());
  }

  /**
   * The columns of a row's key.
   *
   * @throws IllegalArgumentException if no key of this layout has this row
   */
  public StoredColumns columns(Result row) {
    return columns(row.getRow());
  }

  /**
   * The key of a row, such as {@code keys.decode(row, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(Result row, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(row).decode(decode);
  }

  /**
   * The same, of the row alone.
   *
   * @throws IllegalArgumentException if no key of this layout has this row
   */
  public StoredColumns columns(byte[] row) {
    return rowKeys.columns(row);
  }

  /** The layout. */
  StoreLayout layout() {
    return layout;
  }
}
