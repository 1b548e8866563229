package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.store.StoreColumn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key that is computed from an item.
 *
 * @param index the index whose key it is, the table's own included
 * @param held the attributes of the key that are properties of the item: native columns, whose
 *     contents are the values themselves
 */
record ComputedKey<T>(
    String index, EnhancedKeys keys, Function<? super T, ? extends Key> key, Set<String> held) {

  static <T> ComputedKey<T> of(
      String index,
      String layout,
      Function<? super T, ? extends Key> key,
      TableSchema<T> properties) {
    Set<String> held =
        LayoutSignature.parse(layout).columns().stream()
            .filter(ColumnSignature::nativeType)
            .map(ColumnSignature::name)
            .filter(properties.attributeNames()::contains)
            .collect(Collectors.toUnmodifiableSet());
    return new ComputedKey<>(index, EnhancedKeys.of(layout), key, held);
  }

  /** The attributes that are no properties of the item. */
  List<String> names() {
    return Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())
        .map(StoreColumn::name)
        .filter(name -> !held.contains(name))
        .toList();
  }

  /** The contents of these. */
  Map<String, AttributeValue> attributes(T item) {
    return withoutHeld(key.apply(item));
  }

  void addTo(ItemKeys all, T item) {
    Key made = key.apply(item);
    all.addAttributes(made, withoutHeld(made));
  }

  private Map<String, AttributeValue> withoutHeld(Key made) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>(keys.attributes(made));
    attributes.keySet().removeAll(held);
    return attributes;
  }
}
