package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key attributes of both tables, and how items are rows.
 *
 * <p>An item of the new table has all attributes of the old one, under its new key. What the old
 * key was is also in {@code keywright.source}, and which write it comes from in {@code
 * keywright.stamp}; the latter is in written items of the old table, too.
 *
 * @param oldKey the names of the key attributes of the old table
 * @param newKey those of the new table
 * @param shared those of the new table that items of the old one have as other attributes
 */
public record TableKeys(List<String> oldKey, List<String> newKey, Set<String> shared) {
  static final String STAMP = "keywright.stamp";
  static final String SOURCE = "keywright.source";

  public TableKeys {
    oldKey = List.copyOf(oldKey);
    newKey = List.copyOf(newKey);
    shared = Set.copyOf(shared);
  }

  List<String> names(Side side) {
    return side == Side.OLD ? oldKey : newKey;
  }

  /** A key as bytes, from the values of its attributes in their order. */
  public static RowBytes key(List<AttributeValue> values) {
    return AttributeBytes.of(values);
  }

  RowBytes key(Side side, Map<String, AttributeValue> item) {
    return AttributeBytes.of(names(side).stream().map(item::get).toList());
  }

  Map<String, AttributeValue> attributes(Side side, RowBytes key) {
    List<AttributeValue> values = AttributeBytes.values(key);
    Map<String, AttributeValue> attributes = new HashMap<>();
    List<String> names = names(side);
    for (int i = 0; i < names.size(); i++) {
      attributes.put(names.get(i), values.get(i));
    }
    return attributes;
  }

  Stored stored(Side side, Map<String, AttributeValue> item) {
    if (item.isEmpty()) {
      return Stored.NOTHING;
    }
    TreeMap<String, Cell> cells = new TreeMap<>();
    Set<String> others = new HashSet<>(oldKey);
    others.addAll(Set.of(STAMP, SOURCE));
    if (side == Side.NEW) {
      newKey.stream().filter(it -> !shared.contains(it)).forEach(others::add);
    }
    item.forEach(
        (name, value) -> {
          if (!others.contains(name)) {
            cells.put(name, Cell.of(AttributeBytes.of(value)));
          }
        });
    Optional<RowBytes> stamp =
        Optional.ofNullable(item.get(STAMP)).map(it -> RowBytes.of(it.b().asByteArray()));
    RowBytes source = side == Side.OLD ? key(Side.OLD, item) : source(item);
    return new Stored(Optional.of(new Row(source, cells)), stamp, 0);
  }

  private RowBytes source(Map<String, AttributeValue> item) {
    AttributeValue source = item.get(SOURCE);
    if (source == null) {
      throw new IllegalStateException(
          "the new table has an item without %s, which no re-keying wrote: %s"
              .formatted(SOURCE, attributes(Side.NEW, key(Side.NEW, item))));
    }
    return RowBytes.of(source.b().asByteArray());
  }

  Map<String, AttributeValue> item(Change change) {
    Row row = change.row().orElseThrow();
    Map<String, AttributeValue> item = new HashMap<>();
    row.cells().forEach((name, cell) -> item.put(name, AttributeBytes.values(cell.value()).get(0)));
    change.stamp().ifPresent(it -> item.put(STAMP, binary(it)));
    if (change.side() == Side.NEW) {
      item.putAll(attributes(Side.OLD, row.key()));
      item.put(SOURCE, binary(row.key()));
    }
    attributes(change.side(), change.key())
        .forEach(
            (name, value) -> {
              AttributeValue before = item.put(name, value);
              if (before != null && shared.contains(name) && !before.equals(value)) {
                throw new IllegalArgumentException(
                    "attribute %s is %s in the new key, and %s in the item"
                        .formatted(name, value, before));
              }
            });
    return item;
  }

  static AttributeValue binary(RowBytes bytes) {
    return AttributeValue.fromB(SdkBytes.fromByteArray(bytes.toArray()));
  }
}
