package dev.keywright.runtime.binary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An element as a row of values, one for each of its parts, as their codecs take them. */
record BinaryElementValues(List<BinaryPart<?>> parts) implements BinaryElement<List<Object>> {

  BinaryElementValues {
    parts = List.copyOf(parts);
  }

  @Override
  public int size(List<Object> element) {
    int size = 0;
    for (int i = 0; i < parts.size(); i++) {
      size += part(i).size(element.get(i));
    }
    return size;
  }

  @Override
  public int keySize(List<Object> element) {
    return part(0).size(element.get(0));
  }

  @Override
  public int write(List<Object> element, byte[] out, int at) {
    int index = at;
    for (int i = 0; i < parts.size(); i++) {
      index = part(i).write(element.get(i), out, index);
    }
    return index;
  }

  @SuppressWarnings("unchecked") // an element has the values that the codecs of its parts take
  private BinaryPart<Object> part(int index) {
    return (BinaryPart<Object>) parts.get(index);
  }

  @Override
  public List<Object> read(BinaryReader in) {
    List<Object> element = new ArrayList<>(parts.size());
    for (BinaryPart<?> part : parts) {
      element.add(part.read(in));
    }
    return Collections.unmodifiableList(element);
  }
}
