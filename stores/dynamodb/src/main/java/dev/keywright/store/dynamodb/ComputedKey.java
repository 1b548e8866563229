package dev.keywright.store.dynamodb;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreColumn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key that is computed from an item.
 *
 * @param index the index whose key it is, the table's own included
 * @param codec reads the values of its parts
 * @param key makes the key of an item; empty where a sparse index has no entry of it
 * @param held the attributes of the key that are properties of the item: native columns, whose
 *     contents are the values themselves
 */
record ComputedKey<T>(
    String index,
    EnhancedKeys keys,
    LayoutCodec codec,
    Function<? super T, Optional<Key>> key,
    Set<String> held) {

  /** The key of the table, or of an index that has an entry of each item. */
  static <T> ComputedKey<T> of(
      String index,
      String layout,
      Function<? super T, ? extends Key> key,
      TableSchema<T> properties) {
    return sparse(index, layout, item -> Optional.of(key.apply(item)), properties);
  }

  /** The key of a sparse index. */
  static <T> ComputedKey<T> sparse(
      String index,
      String layout,
      Function<? super T, ? extends Optional<? extends Key>> key,
      TableSchema<T> properties) {
    LayoutSignature signature = LayoutSignature.parse(layout);
    Set<String> held =
        signature.columns().stream()
            .filter(ColumnSignature::nativeType)
            .map(ColumnSignature::name)
            .filter(properties.attributeNames()::contains)
            .collect(Collectors.toUnmodifiableSet());
    return new ComputedKey<>(
        index,
        EnhancedKeys.of(layout),
        LayoutCodec.of(signature),
        item -> key.apply(item).map(it -> it),
        held);
  }

  /** Whether it is the key of the table, and not of an index. */
  boolean isOfTable() {
    return index.equals(TableMetadata.primaryIndexName());
  }

  /** All columns, those of the partition key first. */
  List<StoreColumn> columns() {
    return Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream()).toList();
  }

  /** All parts, each once. */
  List<PartSignature> parts() {
    return codec.signature().parts().toList();
  }

  /**
   * The values of a stored key, by part. Its bucket is compared with all else, once the item has
   * its attributes.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the columns are no key of the layout
   */
  Map<String, Object> values(Map<String, Object> columns) {
    return codec
        .decodeInAnyBucket(columns().stream().map(it -> columns.get(it.name())).toArray())
        .values();
  }

  /** Whether the key ends in characters that are drawn anew each time it is made. */
  boolean drawsSuffix(List<MemberPart> members) {
    return parts().stream()
        .filter(part -> part.kind() == Kind.SUFFIX)
        .anyMatch(part -> members.stream().noneMatch(it -> it.part().equals(part.name())));
  }

  /** The attributes that are no properties of the item. */
  List<String> names() {
    return columns().stream().map(StoreColumn::name).filter(name -> !held.contains(name)).toList();
  }

  /** The contents of these. */
  Map<String, AttributeValue> attributes(T item) {
    return key.apply(item).map(this::withoutHeld).orElse(Map.of());
  }

  void addTo(MergedKeyAttributes all, Key made) {
    all.addAttributes(made, withoutHeld(made));
  }

  private Map<String, AttributeValue> withoutHeld(Key made) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>(keys.attributes(made));
    attributes.keySet().removeAll(held);
    return attributes;
  }
}
