package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.MapCodec;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;

/**
 * A map up to the end of a BINARY column.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param list how the entries are written
 */
public record BinaryMap<K, V>(BinaryList<Map.Entry<K, V>> list, Comparator<? super K> order)
    implements BinaryPart<SortedMap<K, V>>, MapCodec<K, V, byte[]> {

  @Override
  public byte[] encode(SortedMap<K, V> map) {
    return MapCodec.super.encode(map);
  }

  @Override
  public int size(SortedMap<K, V> value) {
    return list.size(entries(value));
  }

  @Override
  public int write(SortedMap<K, V> value, byte[] out, int at) {
    return list.write(entries(value), out, at);
  }

  @Override
  public SortedMap<K, V> read(BinaryReader in) {
    return map(list.read(in));
  }
}
