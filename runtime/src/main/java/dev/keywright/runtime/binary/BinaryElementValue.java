package dev.keywright.runtime.binary;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An element that is a value itself.
 *
 * @param <E> the type of the values
 */
record BinaryElementValue<E>(BinaryPart<E> part) implements BinaryElement<E> {

  @Override
  public List<BinaryPart<?>> parts() {
    return List.of(part);
  }

  @Override
  public int size(E element) {
    return part.size(element);
  }

  @Override
  public int write(E element, byte[] out, int at) {
    return part.write(element, out, at);
  }

  @Override
  public E read(BinaryReader in) {
    return part.read(in);
  }

  @Override
  public @Nullable List<E> readAll(byte[] bytes, int from, int to, BinaryList<E> list) {
    return part instanceof BinaryString text
        ? SplitStrings.read(text, bytes, from, to, list)
        : null;
  }
}
