package dev.keywright.store;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.MalformedSignatureException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A layout in a store that can hold it: its columns, and the checks before each request. */
public final class StoreLayout {
  private final LayoutSignature signature;
  private final StoreRules rules;
  private final List<StoreColumn> columns;
  private final List<String> names;
  private final BlamedPart blamed;

  private StoreLayout(LayoutSignature signature, StoreRules rules) {
    this.signature = signature;
    this.rules = rules;
    this.columns =
        signature.columns().stream()
            .map(it -> new StoreColumn(it.name(), ColumnType.of(it, signature.format())))
            .toList();
    this.names = columns.stream().map(StoreColumn::name).toList();
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
    StoreLayout held = new StoreLayout(LayoutSignature.parse(layout), rules);
    rules.requireHeld(held.columns);
    return held;
  }

  /** The columns, the partition column first. */
  public List<StoreColumn> columns() {
    return columns;
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
      for (ColumnRule rule : rules.ofColumn(i)) {
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

  /** The layout itself. */
  LayoutSignature signature() {
    return signature;
  }

  /** What is refused if a row key has too many bytes, or none. */
  void requireRowKey(byte[] rowKey, Map<String, Object> contents) {
    if (rowKey.length >= 1 && rowKey.length <= rules.mostRowKeyBytes()) {
      return;
    }
    int most = rules.mostRowKeyBytes();
    String range = most == Integer.MAX_VALUE ? "at least 1" : "1 to " + most;
    throw new RefusedKeyException(
        title(),
        columns.get(columns.size() - 1).name(),
        "the row key has "
            + rowKey.length
            + " bytes, but a row key has "
            + range
            + blamed.longest(contents.values()));
  }

  private void refuse(List<Object> contents, ColumnRule.Fault fault) {
    String column = columns.get(contents.size() - 1).name();
    String part =
        fault.position() < 0
            ? blamed.longestOf(column, contents)
            : blamed.at(column, fault.position(), contents);
    throw new RefusedKeyException(title(), column, fault.problem() + " are taken" + part);
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
