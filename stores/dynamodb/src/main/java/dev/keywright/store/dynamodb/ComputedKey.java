package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import dev.keywright.store.StoreColumn;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key that is computed from an item.
 *
 * @param index the index whose key it is, the table's own included
 */
record ComputedKey<T>(String index, EnhancedKeys keys, Function<? super T, ? extends Key> key) {

  List<String> names() {
    return Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())
        .map(StoreColumn::name)
        .toList();
  }

  Map<String, AttributeValue> attributes(T item) {
    return keys.attributes(key.apply(item));
  }

  void addTo(ItemKeys all, T item) {
    Key made = key.apply(item);
    all.addAttributes(made, keys.attributes(made));
  }
}
