package dev.keywright.runtime.text;

import java.util.List;

/**
 * An element that is a value itself, and calls no code of the application.
 *
 * @param <E> the type of the values
 */
record TextElementValue<E>(TextPart<E> part) implements TextElement<E> {

  @Override
  public List<TextPart<?>> parts() {
    return List.of(part);
  }

  @Override
  public boolean isValue() {
    return true;
  }

  @Override
  public void check(E element) {
    part.check(element);
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
  public E read(TextReader in) {
    return part.read(in);
  }
}
