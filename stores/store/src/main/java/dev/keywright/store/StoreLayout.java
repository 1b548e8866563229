package dev.keywright.store;

import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A layout in a store that can hold it: its columns, and the checks before each request. */
public final class StoreLayout {
  private final String text;
  private final StoreRules rules;
  private final List<StoreColumn> columns;
  private final int partitionColumns;
  private final List<String> names;
  private final List<ColumnCharacters> characters;
  private final BlamedPart blamed;

  private StoreLayout(String text, StoreRules rules) {
    LayoutSignature signature = LayoutSignature.parse(text);
    this.text = text;
    this.rules = rules;
    this.columns =
        signature.columns().stream().map(it -> StoreColumn.of(it, signature.format())).toList();
    this.partitionColumns = signature.partitionColumns();
    this.names = columns.stream().map(StoreColumn::name).toList();
    this.characters = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      characters.add(ColumnCharacters.of(signature, i));
    }
    this.blamed = new BlamedPart(signature);
  }

  /**
   * A layout in a store.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws UnsupportedLayoutException if the store cannot hold such keys
   * @throws MalformedSignatureException if the text is no layout
   */
  public static StoreLayout of(String layout, StoreRules rules) {
    StoreLayout held = new StoreLayout(layout, rules);
    rules.requireHeld(held.columns, held.partitionColumns);
    return held;
  }

  /**
   * The layouts of a family, whose keys have the same columns.
   *
   * @param layouts the {@code LAYOUTS} of a generated key; positions are those of the first
   * @throws UnsupportedLayoutException if the store cannot hold such keys
   * @throws IllegalArgumentException if two layouts have different columns
   */
  public static StoreLayout of(List<String> layouts, StoreRules rules) {
    StoreLayout first = of(layouts.get(0), rules);
    for (String layout : layouts.subList(1, layouts.size())) {
      StoreLayout other = of(layout, rules);
      if (!other.columns.equals(first.columns)) {
        throw new IllegalArgumentException(
            "the layouts of a family have the same columns, but these are "
                + first.columns
                + " and "
                + other.columns);
      }
      for (int i = 0; i < first.characters.size(); i++) {
        first.characters.set(i, first.characters.get(i).and(other.characters.get(i)));
      }
    }
    return first;
  }

  /** The {@code LAYOUT}; of a family, that of its first member. */
  public String text() {
    return text;
  }

  /** The columns, those of the partition key first. */
  public List<StoreColumn> columns() {
    return columns;
  }

  /** The columns of the partition key: one, or several of the store's own types. */
  public List<StoreColumn> partitionColumns() {
    return columns.subList(0, partitionColumns);
  }

  /** The columns after the partition key. */
  public List<StoreColumn> sortColumns() {
    return columns.subList(partitionColumns, columns.size());
  }

  /** How a column keeps contents of this class. */
  <C> ColumnOrder<C> order(String column, C content) {
    ColumnOrder<C> order = RowOrder.ofColumn(content);
    return columns.get(names.indexOf(column)).isDescending() ? order.descending() : order;
  }

  /** Which characters the texts of a column can have, by its index. */
  public ColumnCharacters characters(int column) {
    return characters.get(column);
  }

  /** The store, as its vendor calls it. */
  public String title() {
    return rules.title();
  }

  /**
   * The columns of a key, by name, in their order.
   *
   * @throws RefusedKeyException if the store would refuse one of them
   * @throws IllegalArgumentException if the key is one of another layout
   */
  public Map<String, Object> checked(Key key) {
    Map<String, Object> contents = key.columns();
    requireNames(contents.keySet(), "the key " + key);
    List<Object> before = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Object content = Objects.requireNonNull(contents.get(columns.get(i).name()), "a column");
      requireClass(i, content);
      before.add(content);
      for (ColumnRule rule : rules.ofColumn(i < partitionColumns)) {
        rule.fault(content).ifPresent(fault -> refuse(before, fault));
      }
    }
    return contents;
  }

  /**
   * The index of the column that a range's bounds belong to.
   *
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public int indexOf(KeyRange<?> range) {
    List<String> all = new ArrayList<>(range.fixed().keySet());
    all.add(range.column());
    int last = all.size() - 1;
    if (all.size() > names.size() || !all.equals(names.subList(0, all.size()))) {
      throw otherLayout("the range " + range, all);
    }
    requireClass(last, range.from());
    return last;
  }

  /**
   * Whether keys that the store takes can be in a range. If not, its answer is empty, and the store
   * may refuse to be asked.
   *
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public boolean mayHold(KeyRange<?> range) {
    indexOf(range);
    if (range.isEmpty()) {
      return false;
    }
    List<Object> contents = new ArrayList<>(range.fixed().values());
    if (SingleContentRange.isBetween(range)) {
      contents.add(range.from());
    }
    for (int i = 0; i < contents.size(); i++) {
      Object content = contents.get(i);
      requireClass(i, content);
      if (rules.ofColumn(i < partitionColumns).stream()
          .anyMatch(rule -> rule.fault(content).isPresent())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Why a key is refused whose columns are too long, with the longest part of one of them.
   *
   * @param problem the value and the limit: the end of a sentence that begins with the column
   */
  public RefusedKeyException tooLong(Map<String, Object> contents, String column, String problem) {
    List<Object> all = new ArrayList<>(contents.values());
    return new RefusedKeyException(title(), column, problem + blamed.longestOf(column, all));
  }

  /** What is refused if a row key has too many bytes, or none. */
  void requireRowKey(byte[] rowKey, Map<String, Object> contents) {
    if (rowKey.length >= 1 && rowKey.length <= rules.mostRowKeyBytes()) {
      return;
    }
    String last = columns.get(columns.size() - 1).name();
    if (rowKey.length == 0) {
      throw new RefusedKeyException(
          title(), last, "the row key is empty, but has at least 1 byte" + blamed.emptyIn(last));
    }
    throw new RefusedKeyException(
        title(),
        last,
        "the row key has "
            + rowKey.length
            + " bytes, but a row key has 1 to "
            + rules.mostRowKeyBytes()
            + blamed.longest(contents.values()));
  }

  private void refuse(List<Object> contents, ColumnRule.Fault fault) {
    String column = columns.get(contents.size() - 1).name();
    throw new RefusedKeyException(
        title(), column, fault.problem() + " are taken" + blame(column, contents, fault));
  }

  private String blame(String column, List<Object> contents, ColumnRule.Fault fault) {
    if (fault.position() >= 0) {
      return blamed.at(column, fault.position(), contents);
    }
    return ContentBytes.of(contents.get(contents.size() - 1)) == 0
        ? blamed.emptyIn(column)
        : blamed.longestOf(column, contents);
  }

  private void requireNames(Collection<String> found, String what) {
    if (!List.copyOf(found).equals(names)) {
      throw otherLayout(what, found);
    }
  }

  private void requireClass(int column, Object content) {
    StoreColumn expected = columns.get(column);
    if (!expected.type().contentClass().isInstance(content)) {
      throw new IllegalArgumentException(
          "column "
              + expected.name()
              + " holds "
              + expected.type()
              + " in this table, but a "
              + content.getClass().getSimpleName()
              + " is given: the key is one of another layout");
    }
  }

  private IllegalArgumentException otherLayout(String what, Collection<String> found) {
    return new IllegalArgumentException(
        what + " has the columns " + found + ", but the layout of this table has " + names);
  }
}
