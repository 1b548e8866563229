package dev.keywright.runtime.codec;

import java.util.Arrays;
import java.util.List;

/**
 * Gathers the elements of a list while they are read.
 *
 * @param <E> the type of the elements
 */
public final class GatheredElements<E> {
  private static final Object[] NONE = {};

  private Object[] elements = NONE;
  private int size;

  /** None yet. */
  public GatheredElements() {}

  /**
   * Adds an element that was read.
   *
   * @param length how long it is
   * @param left how much of the column is left, so that there is room for as many of that length
   */
  public void add(E element, int length, int left) {
    if (size == elements.length) {
      int more = Math.max(left / Math.max(1, length), size / 2);
      elements = Arrays.copyOf(elements, size + 1 + more);
    }
    elements[size++] = element;
  }

  /** How many have been added. */
  public int size() {
    return size;
  }

  /** All elements, as a list that nobody can change. */
  @SuppressWarnings("unchecked") // holds nothing but what was added
  public List<E> list() {
    Object[] all = size == elements.length ? elements : Arrays.copyOf(elements, size);
    return (List<E>) List.of(all);
  }
}
