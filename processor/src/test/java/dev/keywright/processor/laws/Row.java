package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.Key;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * One key and the values that it was made from.
 *
 * @param arguments the values as generated methods take them
 * @param columns the encoded columns by name
 * @param bytes the encoded columns as a store compares them, unsigned
 */
record Row(
    List<Object> values,
    List<Object> arguments,
    Key key,
    Map<String, Object> columns,
    List<byte[]> bytes) {

  static Row of(LoadedKey loaded, List<Object> values) {
    Object[] arguments = loaded.arguments(values);
    Key key = loaded.make(arguments);
    Map<String, Object> columns = key.columns();
    List<byte[]> bytes = columns.values().stream().map(Row::bytes).toList();
    return new Row(values, List.of(arguments), key, columns, bytes);
  }

  /** What a store compares: UTF-8, or a number with its sign turned, or the bytes themselves. */
  static byte[] bytes(Object column) {
    if (column instanceof Long number) {
      return ByteBuffer.allocate(Long.BYTES).putLong(number ^ Long.MIN_VALUE).array();
    }
    return column instanceof String text ? text.getBytes(UTF_8) : (byte[]) column;
  }

  int compareBytes(Row other) {
    return compareBytes(bytes, other.bytes);
  }

  static int compareBytes(List<byte[]> one, List<byte[]> other) {
    for (int i = 0; i < one.size(); i++) {
      int order = Arrays.compareUnsigned(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  Object[] stored() {
    return columns.values().toArray();
  }

  static boolean areSame(Collection<?> one, Collection<?> other) {
    return Arrays.deepEquals(one.toArray(), other.toArray());
  }

  @Override
  public String toString() {
    return Design.shown(values) + " = " + Design.shown(List.copyOf(columns.values()));
  }
}
