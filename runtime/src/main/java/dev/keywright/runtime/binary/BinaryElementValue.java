package dev.keywright.runtime.binary;

import java.util.List;

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

  // Other values have one width, which the first of them tells.
  @Override
  public int room(BinaryReader in) {
    return part instanceof BinaryString ? in.ends() : 0;
  }
}
