package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A map up to the end of a column: the list of its entries, in the order of their encoded keys. A
 * comparator that a map has in Java changes nothing: maps with the same entries are written alike.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param <C> what the column holds
 */
public interface MapCodec<K, V, C> extends RepeatedCodec<SortedMap<K, V>, C> {
  /** What decode expects of entries, for messages. */
  String IN_ORDER = "entries in the order of their encoded keys, each key once";

  /** How the entries are written. */
  ListCodec<Map.Entry<K, V>, C> list();

  /** The order that the keys of a map have in Java once it was read, or copied. */
  Comparator<? super K> order();

  /**
   * The entries as they are now: what others do to the map later does not change them.
   *
   * @throws InvalidPartException if the map is null, or holds null
   */
  default List<Map.Entry<K, V>> entries(@Nullable SortedMap<K, V> map) {
    List<Map.Entry<K, V>> entries = new ArrayList<>();
    for (Map.Entry<K, V> entry : NullCheck.require(name(), map).entrySet()) {
      K key = NullCheck.require(name() + ".key", entry.getKey());
      entries.add(Map.entry(key, NullCheck.require(name() + ".value", entry.getValue())));
    }
    return entries;
  }

  /** The map of entries that were checked, which nobody can change. */
  default SortedMap<K, V> map(List<Map.Entry<K, V>> entries) {
    SortedMap<K, V> map = new TreeMap<>(order());
    entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
    return Collections.unmodifiableSortedMap(map);
  }

  // In the order of the map itself: the order of a key could take two entries for one.
  @Override
  default SortedMap<K, V> snapshot(@Nullable SortedMap<K, V> map) {
    return new TreeMap<>(NullCheck.require(name(), map));
  }

  @Override
  default SortedMap<K, V> copyOf(@Nullable SortedMap<K, V> map) {
    List<Map.Entry<K, V>> entries = entries(map);
    list().check(entries);
    return map(entries);
  }

  @Override
  default boolean isEmpty(SortedMap<K, V> map) {
    return map.isEmpty();
  }

  @Override
  default C encode(SortedMap<K, V> map) {
    return list().encode(entries(map));
  }

  @Override
  default C encodeFirst(SortedMap<K, V> map) {
    return list().encodeFirst(entries(map));
  }

  @Override
  default C encodeFollowed(SortedMap<K, V> map) {
    return list().encodeFollowed(entries(map));
  }

  @Override
  default boolean equal(SortedMap<K, V> a, SortedMap<K, V> b) {
    return a == b || list().equal(entries(a), entries(b));
  }

  @Override
  default int hash(SortedMap<K, V> map) {
    return list().hash(entries(map));
  }

  @Override
  default int compare(SortedMap<K, V> a, SortedMap<K, V> b) {
    return list().compare(entries(a), entries(b));
  }

  @Override
  default String name() {
    return list().name();
  }

  @Override
  default boolean descending() {
    return list().descending();
  }

  @Override
  default AcceptedValues accepts() {
    return list().accepts();
  }

  @Override
  default Extremes<C> extremes() {
    return list().extremes();
  }
}
