package dev.keywright.store.azure;

import com.azure.data.tables.models.TableEntity;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.ColumnType;
import dev.keywright.store.SingleContentRange;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Keys and ranges of one layout in the words of Azure Tables: entities and filters. It makes no
 * requests.
 *
 * <p>The first column is the PartitionKey, the second the RowKey; a layout with one column leaves
 * the RowKey empty.
 */
public final class AzureTableKeys {
  static final String TITLE = "Azure Table Storage";

  static final List<String> PROPERTIES = List.of("PartitionKey", "RowKey");
  private static final String NOTHING = "PartitionKey lt ''";
  private static final StoreRules RULES =
      StoreRules.of(TITLE)
          .mostColumns(PROPERTIES.size())
          .holding(ColumnType.TEXT)
          .columns(
              ColumnRule.mostUnits(
                  Store.AZURE_TABLE.profile().most(Figure.SORT_KEY_BYTES) / Character.BYTES))
          .columns(
              ColumnRule.without(
                  Utf16TextOrder::isForbidden,
                  "characters other than / \\ # ?, U+0000 to U+001F and U+007F to U+009F"));

  private final StoreLayout layout;
  private final List<Utf16TextOrder> texts;

  private AzureTableKeys(StoreLayout layout) {
    this.layout = layout;
    this.texts =
        IntStream.range(0, layout.columns().size())
            .mapToObj(column -> Utf16TextOrder.of(layout.characters(column)))
            .toList();
  }

  /**
   * The keys of a layout. If the table has rows of a family, take {@linkplain #of(List) all its
   * layouts}: a bound is made for the characters that these keys may have.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if it has more than two columns, or one
   *     that is not text
   */
  public static AzureTableKeys of(String layout) {
    return new AzureTableKeys(StoreLayout.of(layout, RULES));
  }

  /**
   * The keys of a family.
   *
   * @param layouts the {@code LAYOUTS} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if they have more than two columns, or
   *     one that is not text
   * @throws IllegalArgumentException if two layouts have different columns
   */
  public static AzureTableKeys of(List<String> layouts) {
    return new AzureTableKeys(StoreLayout.of(layouts, RULES));
  }

  /**
   * The PartitionKey of a key.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public String partitionKey(Key key) {
    return texts(key).get(0);
  }

  /**
   * The RowKey of a key; empty if the layout has one column.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public String rowKey(Key key) {
    return texts(key).get(1);
  }

  /**
   * An entity with this key, for the other properties to be added.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public TableEntity entity(Key key) {
    List<String> texts = texts(key);
    return new TableEntity(texts.get(0), texts.get(1));
  }

  private List<String> texts(Key key) {
    List<String> texts = new ArrayList<>(PROPERTIES.size());
    layout.checked(key).values().forEach(text -> texts.add((String) text));
    if (texts.size() < PROPERTIES.size()) {
      texts.add("");
    }
    return texts;
  }

  /** The columns of an entity's key, by name, in the order of the layout. */
  public StoredColumns columns(TableEntity entity) {
    List<String> texts = List.of(entity.getPartitionKey(), entity.getRowKey());
    Map<String, Object> columns = new LinkedHashMap<>();
    for (StoreColumn column : layout.columns()) {
      columns.put(column.name(), texts.get(columns.size()));
    }
    return StoredColumns.of(columns);
  }

  /**
   * The key of a row, such as {@code keys.decode(entity, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(
      TableEntity entity, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(entity).decode(decode);
  }

  /**
   * The OData filter that selects the keys of a range, and no others; empty for a whole table.
   *
   * @throws UnsupportedRangeException if the range is backward, as the store reads forward only, or
   *     the store sorts the column in another order than keys
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public String filter(KeyRange<?> range) {
    int column = layout.indexOf(range);
    if (range.isBackward()) {
      throw new UnsupportedRangeException(
          TITLE,
          range,
          "it reads forward only. Read it forward, or declare the part with Direction.DESC, so that"
              + " its last values come first");
    }
    List<String> conditions = new ArrayList<>();
    range
        .fixed()
        .forEach((name, text) -> conditions.add(condition(conditions.size(), "eq", (String) text)));
    if (SingleContentRange.isBetween(range)) {
      conditions.add(condition(column, "eq", (String) range.from()));
    } else {
      addBounds(conditions, column, range);
    }
    return String.join(" and ", conditions);
  }

  /** Whether entities can be in a range, which is refused if it is one of another layout. */
  boolean mayHold(KeyRange<?> range) {
    return layout.mayHold(range);
  }

  private void addBounds(List<String> conditions, int column, KeyRange<?> range) {
    String from = (String) range.from();
    String to = (String) range.to();
    Utf16TextOrder text = texts.get(column);
    if (text == Utf16TextOrder.MIXED && !(from.isEmpty() && to == null)) {
      throw new UnsupportedRangeException(
          TITLE,
          range,
          "it sorts characters above U+FFFF before U+E000 to U+FFFF. Leave those above U+FFFF out"
              + " of the alphabet, or read all keys");
    }
    if (!from.isEmpty()) {
      @Nullable String least = text.bound(from);
      conditions.add(least == null ? NOTHING : condition(column, "ge", least));
    }
    if (to != null) {
      @Nullable String end = text.bound(to);
      if (end != null) {
        conditions.add(condition(column, "lt", end));
      }
    }
  }

  /**
   * The filters for all entities after a position, one after the other: the service answers no
   * {@code or} of two ranges without reading what is before them.
   */
  List<String> filtersAfter(Position position) {
    position.requireLayout(layout.text());
    List<Object> key = position.contents();
    String partition = (String) key.get(0);
    String row = key.size() == 1 ? "" : (String) key.get(1);
    return List.of(
        condition(0, "eq", partition) + " and " + condition(1, "gt", row),
        condition(0, "gt", partition));
  }

  /** The position after an entity, with its RowKey even if the layout has none. */
  Position position(TableEntity entity) {
    Map<String, Object> key = new LinkedHashMap<>();
    key.put(PROPERTIES.get(0), entity.getPartitionKey());
    key.put(PROPERTIES.get(1), entity.getRowKey());
    return Position.after(layout.text(), () -> key);
  }

  private static String condition(int column, String operator, String text) {
    return PROPERTIES.get(column) + " " + operator + " '" + text.replace("'", "''") + "'";
  }

  /** The layout. */
  StoreLayout layout() {
    return layout;
  }
}
