package dev.keywright.store.bigtable;

import static com.google.cloud.bigtable.data.v2.models.Filters.FILTERS;

import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.RowMutationEntry;
import com.google.cloud.bigtable.data.v2.models.TargetId;
import com.google.protobuf.ByteString;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RowKeys;
import dev.keywright.store.SmallestFrom;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keys and ranges of one layout as types of the Bigtable client. A row has one row key of bytes: a
 * single column as it is, several joined as {@link RowKeys} does. It makes no requests.
 */
public final class BigtableKeys {
  private static final int MOST_BYTES = Store.BIGTABLE.profile().most(Figure.KEY_BYTES);
  private static final StoreRules RULES = StoreRules.of("Bigtable").mostRowKeyBytes(MOST_BYTES);

  private final RowKeys rowKeys;

  private BigtableKeys(RowKeys rowKeys) {
    this.rowKeys = rowKeys;
  }

  /**
   * The keys of a layout.
   *
   * @param layout the {@code LAYOUT} of a generated key
   */
  public static BigtableKeys of(String layout) {
    return new BigtableKeys(RowKeys.of(StoreLayout.of(layout, RULES)));
  }

  /**
   * The structured row key schema of a layout, as YAML: with it, GoogleSQL reads the parts of a row
   * key by their names. Each is a string, as the key has it. Save the text as a file, and run
   *
   * <pre>{@code
   * gcloud beta bigtable tables update events --instance=INSTANCE \
   *     --row-key-schema-definition-file=events.yaml
   * }</pre>
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if a schema cannot say what the layout
   *     does: it has several columns, bytes, a bucket, a hash prefix, escapes, different literals
   *     between its parts, or a part that may hold a character up to the delimiter
   * @see <a href="https://cloud.google.com/bigtable/docs/manage-row-key-schemas">Manage row key
   *     schemas</a>
   */
  public static String rowKeySchema(String layout) {
    return RowKeySchema.yaml(layout);
  }

  /**
   * The row key of a key.
   *
   * @throws dev.keywright.store.RefusedKeyException if the service would refuse it
   */
  public ByteString key(Key key) {
    return ByteString.copyFrom(rowKeys.rowKey(key));
  }

  /**
   * A change of the row with this key, still without cells; a row without cells is not stored.
   *
   * @throws dev.keywright.store.RefusedKeyException if the service would refuse the key
   */
  public RowMutationEntry mutation(Key key) {
    return RowMutationEntry.create(key(key));
  }

  /**
   * The row keys of a range: the lower bound is closed, and the upper one open. Empty if no key is
   * in the range, which the service has no way to say.
   *
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public Optional<ByteStringRange> bounds(KeyRange<?> range) {
    byte[] from = (byte[]) SmallestFrom.of(rowKeys.from(range), MOST_BYTES);
    byte[] to = rowKeys.to(range);
    if (range.isEmpty() || from == null) {
      return Optional.empty();
    }
    ByteStringRange bounds = ByteStringRange.unbounded();
    if (from.length > 0) {
      bounds.startClosed(ByteString.copyFrom(from));
    }
    byte[] shortTo = to == null ? null : (byte[]) SmallestFrom.of(to, MOST_BYTES);
    if (shortTo == null) {
      return Optional.of(bounds);
    }
    return ColumnOrder.BYTES.compare(from, shortTo) < 0
        ? Optional.of(bounds.endOpen(ByteString.copyFrom(shortTo)))
        : Optional.empty();
  }

  /**
   * The question for the rows of a range, in its direction, for the latest version of each cell.
   *
   * @throws IllegalArgumentException if the range is empty, or is one of another layout
   */
  public Query query(TargetId table, KeyRange<?> range) {
    ByteStringRange bounds =
        bounds(range)
            .orElseThrow(() -> new IllegalArgumentException(range + " is empty: ask nothing"));
    return query(table, bounds, range.isBackward());
  }

  /** The row keys of all rows, or of those after a position. */
  ByteStringRange all(@Nullable Position after) {
    ByteStringRange all = ByteStringRange.unbounded();
    return after == null ? all : all.startOpen(ByteString.copyFrom(rowKeys.rowKey(after)));
  }

  /** The position after a row of the whole table. */
  Position position(Row row) {
    return rowKeys.position(row.getKey().toByteArray());
  }

  static Query query(TargetId table, ByteStringRange bounds, boolean isBackward) {
    return Query.create(table)
        .range(bounds)
        .reversed(isBackward)
        .filter(FILTERS.limit().cellsPerColumn(1));
  }

  /**
   * The columns of a row's key.
   *
   * @throws IllegalArgumentException if no key of this layout has that row key
   */
  public StoredColumns columns(Row row) {
    return rowKeys.columns(row.getKey().toByteArray());
  }

  /**
   * The key of a row, such as {@code keys.decode(row, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(Row row, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(row).decode(decode);
  }

  /** The layout. */
  StoreLayout layout() {
    return rowKeys.layout();
  }
}
