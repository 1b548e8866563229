package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.model.CreateTableRequest;
import com.alicloud.openservices.tablestore.model.Direction;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyBuilder;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeySchema;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import com.alicloud.openservices.tablestore.model.TableMeta;
import com.alicloud.openservices.tablestore.model.TableOptions;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Keys and ranges of one layout as types of the Tablestore client. TEXT columns are String columns,
 * BINARY ones are Binary, and native integers are Integer. It makes no requests.
 */
public final class TablestoreKeys {
  private static final StoreProfile STORE = Store.TABLESTORE.profile();

  /** The most bytes that the service takes in a String or Binary column. */
  static final int MOST_BYTES = STORE.most(Figure.SORT_KEY_BYTES);

  /** The most rows that the service returns in one page. */
  static final int MOST_PAGE_ROWS = STORE.most(Figure.PAGE_ROWS);

  private static final int FOREVER = -1;
  private static final int ONE_VERSION = 1;
  private static final StoreRules RULES =
      StoreRules.of("Tablestore")
          .mostColumns(STORE.most(Figure.COLUMNS))
          .columns(ColumnRule.mostBytes(MOST_BYTES));

  private final StoreLayout layout;

  private TablestoreKeys(StoreLayout layout) {
    this.layout = layout;
  }

  /**
   * The keys of a layout. If the table has rows of a family, take {@linkplain #of(List) all its
   * layouts}: a bound is made for the characters that these keys may have.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if Tablestore cannot hold such keys
   */
  public static TablestoreKeys of(String layout) {
    return new TablestoreKeys(StoreLayout.of(layout, RULES));
  }

  /**
   * The keys of a family.
   *
   * @param layouts the {@code LAYOUTS} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if Tablestore cannot hold such keys
   * @throws IllegalArgumentException if two layouts have different columns
   */
  public static TablestoreKeys of(List<String> layouts) {
    return new TablestoreKeys(StoreLayout.of(layouts, RULES));
  }

  /**
   * The primary key of a key.
   *
   * @throws dev.keywright.store.RefusedKeyException if the service would refuse it
   */
  public PrimaryKey key(Key key) {
    PrimaryKeyBuilder builder = PrimaryKeyBuilder.createPrimaryKeyBuilder();
    layout
        .checked(key)
        .forEach((name, content) -> builder.addPrimaryKeyColumn(name, value(content)));
    return builder.build();
  }

  /** The key columns of a table for these keys, for a request that creates it. */
  public TableMeta tableMeta(String table) {
    TableMeta meta = new TableMeta(table);
    for (StoreColumn column : layout.columns()) {
      PrimaryKeyType type =
          switch (column.type()) {
            case TEXT -> PrimaryKeyType.STRING;
            case BYTES -> PrimaryKeyType.BINARY;
            case LONG -> PrimaryKeyType.INTEGER;
            case BOOLEAN, UUID, TIMESTAMP, DATE -> throw column.type().unheld();
          };
      meta.addPrimaryKeyColumn(new PrimaryKeySchema(column.name(), type));
    }
    return meta;
  }

  /** A request that creates a table for these keys, whose rows never expire, in one version. */
  public CreateTableRequest createTable(String table) {
    return new CreateTableRequest(tableMeta(table), new TableOptions(FOREVER, ONE_VERSION));
  }

  /** Whether rows can be in a range, which is refused if it is one of another layout. */
  boolean mayHold(KeyRange<?> range) {
    return layout.mayHold(range);
  }

  /**
   * A put of the row with this key, still without other columns.
   *
   * @throws dev.keywright.store.RefusedKeyException if the service would refuse the key
   */
  public RowPutChange put(String table, Key key) {
    return new RowPutChange(table, key(key));
  }

  /**
   * The question for the rows of a range, in its direction, for the latest version of each column.
   *
   * <p>If both its keys are equal, no key is in the range; the service refuses such a question.
   *
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public RangeRowQueryCriteria criteria(String table, KeyRange<?> range) {
    RangeBounds bounds = new RangeBounds(layout, range);
    RangeRowQueryCriteria criteria = new RangeRowQueryCriteria(table);
    criteria.setMaxVersions(1);
    criteria.setDirection(range.isBackward() ? Direction.BACKWARD : Direction.FORWARD);
    criteria.setInclusiveStartPrimaryKey(bounds.inclusiveStart());
    criteria.setExclusiveEndPrimaryKey(bounds.exclusiveEnd());
    return criteria;
  }

  /**
   * The columns of a row's key.
   *
   * @throws IllegalArgumentException if the row is one of another layout
   */
  public StoredColumns columns(Row row) {
    PrimaryKey key = row.getPrimaryKey();
    Map<String, Object> columns = new LinkedHashMap<>();
    for (StoreColumn column : layout.columns()) {
      PrimaryKeyColumn found = key.getPrimaryKeyColumn(column.name());
      if (found == null) {
        throw new IllegalArgumentException(
            "the row " + key + " has no key column " + column.name() + ", as this layout has");
      }
      columns.put(column.name(), content(found.getValue()));
    }
    return StoredColumns.of(columns);
  }

  /**
   * The key of a row, such as {@code keys.decode(row, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(Row row, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(row).decode(decode);
  }

  /** A content of a column as the client takes it. */
  static PrimaryKeyValue value(Object content) {
    if (content instanceof Long number) {
      return PrimaryKeyValue.fromLong(number);
    }
    return content instanceof String text
        ? PrimaryKeyValue.fromString(text)
        : PrimaryKeyValue.fromBinary((byte[]) content);
  }

  private static Object content(PrimaryKeyValue value) {
    return switch (value.getType()) {
      case INTEGER -> value.asLong();
      case STRING -> value.asString();
      case BINARY -> value.asBinary();
    };
  }

  /** The layout. */
  StoreLayout layout() {
    return layout;
  }
}
