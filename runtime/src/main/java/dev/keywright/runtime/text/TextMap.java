package dev.keywright.runtime.text;

import dev.keywright.runtime.codec.MapCodec;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;

/**
 * A map up to the end of a TEXT column.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param list how the entries are written
 */
public record TextMap<K, V>(TextList<Map.Entry<K, V>> list, Comparator<? super K> order)
    implements TextPart<SortedMap<K, V>>, MapCodec<K, V, String> {

  @Override
  public String encode(SortedMap<K, V> value) {
    return text(value);
  }

  @Override
  public String text(SortedMap<K, V> value) {
    return list.text(entries(value));
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
  public SortedMap<K, V> read(TextReader in) {
    return map(list.read(in));
  }
}
