package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
 * <p>An attribute that an item lacks is filled from its stored key. An item whose attributes make
 * another key than the stored one is refused when it is read: saved again, it would be stored
 * twice. A projection without the key is neither filled nor compared.
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
  private final AllItemKeys<T> kept;
  private final KeyMembers members;
  private final boolean isRepairing;
  private final TableMetadata metadata;

  private KeyedTableSchema(
      TableSchema<T> properties,
      List<ComputedKey<T>> keys,
      KeyMembers members,
      boolean isRepairing) {
    this.properties = properties;
    this.keys = List.copyOf(keys);
    this.members = members;
    this.isRepairing = isRepairing;
    this.metadata = KeyedMetadata.of(properties, this.keys);
    this.kept = AllItemKeys.of(properties, this.keys, members);
    new MemberRules(properties, kept.keys()).require(members, metadata);
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
        List.of(ComputedKey.of(TableMetadata.primaryIndexName(), layout, key, properties)),
        KeyMembers.BY_NAME,
        /* isRepairing= */ false);
  }

  /**
   * The same with the key of an index.
   *
   * @param name the name of the index
   * @param layout the {@code LAYOUT} of the generated key
   * @param key makes the key of an item: {@code OrderByMailKey::of}
   * @throws IllegalArgumentException if an attribute of the key has another use
   */
  public KeyedTableSchema<T> index(
      String name, String layout, Function<? super T, ? extends Key> key) {
    return withKey(ComputedKey.of(name, layout, key, properties));
  }

  /**
   * The same with the key of a sparse index. Items that it leaves out are written without it.
   *
   * @param key makes the key of an item, or nothing: {@code OrderByStatusKey::tryOf}
   */
  public KeyedTableSchema<T> sparseIndex(
      String name, String layout, Function<? super T, ? extends Optional<? extends Key>> key) {
    return withKey(ComputedKey.sparse(name, layout, key, properties));
  }

  private KeyedTableSchema<T> withKey(ComputedKey<T> key) {
    List<ComputedKey<T>> all = Stream.concat(keys.stream(), Stream.of(key)).toList();
    return new KeyedTableSchema<>(properties, all, members, isRepairing);
  }

  /**
   * The same, with a part that is an attribute of another name, and not the one of its own name.
   *
   * @param part the part, of every key that has it
   * @param attribute the attribute that has its value in the item
   * @throws IllegalArgumentException if no key has such a part, the items have no such attribute,
   *     or it has another type
   */
  public KeyedTableSchema<T> member(String part, String attribute) {
    return new KeyedTableSchema<>(properties, keys, members.member(part, attribute), isRepairing);
  }

  /**
   * The same, with an attribute that is in the key alone: it is not written into the item, and
   * filled from the key when the item is read. An item whose key does not give its value back, such
   * as a key in lower case, is refused before it is written.
   *
   * @throws IllegalArgumentException if no key has its value, all keys round it, or it is a column
   *     of a key itself
   */
  public KeyedTableSchema<T> notStored(String attribute) {
    return new KeyedTableSchema<>(properties, keys, members.withoutStored(attribute), isRepairing);
  }

  /**
   * The same for a program that repairs a table: it also reads items whose attributes make another
   * key than the stored one, or whose key is none of the layout. Saved under another key of the
   * table, an item is stored twice: delete the old one. Its entry of an index moves.
   */
  public KeyedTableSchema<T> repairing() {
    return new KeyedTableSchema<>(properties, keys, members, /* isRepairing= */ true);
  }

  @Override
  public T mapToItem(Map<String, AttributeValue> attributes) {
    return mapToItem(attributes, /* preserveEmptyObject= */ false);
  }

  /**
   * {@inheritDoc}
   *
   * <p>An attribute that is missing has the value that the stored key holds.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if a value is missing and the stored key is
   *     none of the layout
   * @throws IllegalStateException if the attributes make another key than the stored one
   */
  @Override
  public T mapToItem(Map<String, AttributeValue> attributes, boolean preserveEmptyObject) {
    Map<String, AttributeValue> filled = kept.filled(attributes, isRepairing);
    Map<String, AttributeValue> others = kept.withoutKeys(filled);
    // An item that has nothing but keys is there, and not null.
    boolean isOfKeys =
        others.isEmpty() && !filled.isEmpty() && !properties.attributeNames().isEmpty();
    T item =
        preserveEmptyObject || isOfKeys
            ? properties.mapToItem(others, /* preserveEmptyObject= */ true)
            : properties.mapToItem(others);
    if (!isRepairing && item != null) {
      kept.requireSame(item, attributes, filled);
    }
    return item;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if an attribute that is not stored is not what the keys hold
   */
  @Override
  public Map<String, AttributeValue> itemToMap(T item, boolean ignoreNulls) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>(kept.attributes(item));
    attributes.putAll(properties.itemToMap(item, ignoreNulls));
    if (!ignoreNulls) {
      // An update takes away what is null: an entry that a sparse index has no more.
      keyNames().forEach(it -> attributes.putIfAbsent(it, AttributeValue.fromNul(true)));
    }
    attributes.keySet().removeAll(members.notStored());
    return Collections.unmodifiableMap(attributes);
  }

  /** The attributes that are no properties of the items, also those that an item lacks. */
  private Set<String> keyNames() {
    return keys.stream()
        .flatMap(key -> key.names().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  @Override
  public Map<String, AttributeValue> itemToMap(T item, Collection<String> attributes) {
    Map<String, AttributeValue> chosen = new LinkedHashMap<>(kept.attributes(item));
    List<String> others =
        attributes.stream()
            .filter(it -> !keyNames().contains(it) && !members.notStored().contains(it))
            .toList();
    chosen.keySet().retainAll(attributes);
    chosen.putAll(properties.itemToMap(item, others));
    return Collections.unmodifiableMap(chosen);
  }

  @Override
  public @Nullable AttributeValue attributeValue(T item, String name) {
    // Not of all keys: an item that has only what the table's key is made of has that key.
    for (ComputedKey<T> key : keys) {
      AttributeValue value = key.names().contains(name) ? key.attributes(item).get(name) : null;
      if (value != null) {
        return value;
      }
    }
    boolean isNoProperty = keyNames().contains(name) || members.notStored().contains(name);
    return isNoProperty ? null : properties.attributeValue(item, name);
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
    List<String> names = new ArrayList<>(keyNames());
    names.addAll(properties.attributeNames());
    names.removeAll(members.notStored());
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
