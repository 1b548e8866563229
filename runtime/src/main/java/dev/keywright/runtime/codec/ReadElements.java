package dev.keywright.runtime.codec;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * The elements of a list that was read, without null. A list of Java's own would copy the array.
 *
 * @param <E> the type of the elements
 */
final class ReadElements<E> extends AbstractList<E> implements RandomAccess {
  private final Object[] elements;

  /** Keeps the array, which nobody else has. */
  ReadElements(Object[] elements) {
    this.elements = elements;
  }

  @Override
  @SuppressWarnings("unchecked") // holds nothing but what was read
  public E get(int index) {
    return (E) elements[index];
  }

  @Override
  public int size() {
    return elements.length;
  }
}
