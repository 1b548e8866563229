package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The schema of an item class whose key attributes are computed from the item, and never stored in
 * its fields: the class needs no property for {@code PK} or {@code SK}.
 *
 * <p>A native column holds a value as it is, so a property may be its attribute. An index over
 * several properties needs nothing but its layout.
 *
 * <pre>{@code
 * TableSchema<Order> schema =
 *     KeyedTableSchema.of(TableSchema.fromBean(Order.class), OrderKey.LAYOUT, OrderKey::of)
 *         .index("byMail", OrderByMailKey.LAYOUT, OrderByMailKey::of);
 * }</pre>
 *
 * @param <T> the type of the items
 */
public final class KeyedTableSchema<T> implements TableSchema<T> {
  private final TableSchema<T> properties;
  private final List<ComputedKey<T>> keys;
  private final TableMetadata metadata;

  private KeyedTableSchema(TableSchema<T> properties, List<ComputedKey<T>> keys) {
    this.properties = properties;
    this.keys = List.copyOf(keys);
    this.metadata = KeyedMetadata.of(properties, this.keys);
  }

  /**
   * A schema with the key of the table.
   *
   * @param properties the schema of the item class without that key
   * @param layout the {@code LAYOUT} of the generated key
   * @param key makes the key of an item: {@code OrderKey::of}
   * @throws dev.keywright.store.UnsupportedLayoutException if no index can have such a key
   * @throws IllegalArgumentException if the item class has a key or an attribute of the same name
   */
  public static <T> KeyedTableSchema<T> of(
      TableSchema<T> properties, String layout, Function<? super T, ? extends Key> key) {
    return new KeyedTableSchema<>(
        properties,
        List.of(ComputedKey.of(TableMetadata.primaryIndexName(), layout, key, properties)));
  }

  /**
   * The same with the key of an index.
   *
   * @param name the name of the index
   * @param layout the {@code LAYOUT} of the generated key
   * @param key makes the key of an item
   * @throws IllegalArgumentException if an attribute of the key has another use
   */
  public KeyedTableSchema<T> index(
      String name, String layout, Function<? super T, ? extends Key> key) {
    List<ComputedKey<T>> all = new ArrayList<>(keys);
    all.add(ComputedKey.of(name, layout, key, properties));
    return new KeyedTableSchema<>(properties, all);
  }

  @Override
  public T mapToItem(Map<String, AttributeValue> attributes) {
    return properties.mapToItem(withoutKeys(attributes));
  }

  @Override
  public T mapToItem(Map<String, AttributeValue> attributes, boolean preserveEmptyObject) {
    return properties.mapToItem(withoutKeys(attributes), preserveEmptyObject);
  }

  private Map<String, AttributeValue> withoutKeys(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> others = new LinkedHashMap<>(attributes);
    keys.forEach(key -> key.names().forEach(others::remove));
    return others;
  }

  @Override
  public Map<String, AttributeValue> itemToMap(T item, boolean ignoreNulls) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>(keyAttributes(item));
    attributes.putAll(properties.itemToMap(item, ignoreNulls));
    return Collections.unmodifiableMap(attributes);
  }

  @Override
  public Map<String, AttributeValue> itemToMap(T item, Collection<String> attributes) {
    Map<String, AttributeValue> chosen = new LinkedHashMap<>(keyAttributes(item));
    List<String> others = attributes.stream().filter(it -> !chosen.containsKey(it)).toList();
    chosen.keySet().retainAll(attributes);
    chosen.putAll(properties.itemToMap(item, others));
    return Collections.unmodifiableMap(chosen);
  }

  private Map<String, AttributeValue> keyAttributes(T item) {
    ItemKeys attributes = new ItemKeys();
    keys.forEach(key -> key.addTo(attributes, item));
    return attributes.attributes();
  }

  @Override
  public @Nullable AttributeValue attributeValue(T item, String name) {
    for (ComputedKey<T> key : keys) {
      if (key.names().contains(name)) {
        return key.attributes(item).get(name);
      }
    }
    return properties.attributeValue(item, name);
  }

  @Override
  public TableMetadata tableMetadata() {
    return metadata;
  }

  @Override
  public EnhancedType<T> itemType() {
    return properties.itemType();
  }

  @Override
  public List<String> attributeNames() {
    List<String> names = new ArrayList<>();
    keys.stream().flatMap(key -> key.names().stream()).distinct().forEach(names::add);
    names.addAll(properties.attributeNames());
    return Collections.unmodifiableList(names);
  }

  @Override
  public boolean isAbstract() {
    return properties.isAbstract();
  }

  @Override
  public AttributeConverter<T> converterForAttribute(Object attribute) {
    return properties.converterForAttribute(attribute);
  }
}
