package dev.keywright.runtime.element;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the elements of a list while they are read.
 *
 * @param <E> the type of the elements
 */
public final class GatheredElements<E> {
  private static final Object[] NONE = {};

  private Object[] elements;
  private int size;

  /**
   * None yet.
   *
   * @param room how many there will be, or 0 if nobody knows
   */
  public GatheredElements(int room) {
    elements = room == 0 ? NONE : new Object[room];
  }

  /**
   * Adds an element that was read.
   *
   * @param length how long it is
   * @param left how much of the column is left, so that there is room for as many of that length
   */
  public void add(E element, int length, int left) {
    if (size == elements.length) {
      int more = left / Math.max(1, length);
      // To make an array takes less code than to copy one, and mostly the first has all room.
      elements =
          size == 0
              ? new Object[1 + more]
              : Arrays.copyOf(elements, size + 1 + Math.max(more, size / 2));
    }
    elements[size++] = element;
  }

  /** How many have been added. */
  public int size() {
    return size;
  }

  /**
   * All elements, as a list that nobody can change.
   *
   * @param checkedBy the part that has checked each of them, and so need not do it again
   */
  public List<E> list(@Nullable Object checkedBy) {
    return new ReadElements<>(
        size == elements.length ? elements : Arrays.copyOf(elements, size), checkedBy);
  }
}
