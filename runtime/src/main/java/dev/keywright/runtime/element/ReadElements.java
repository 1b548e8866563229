package dev.keywright.runtime.element;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a list that was read, without null. A list of Java's own would copy the array.
 *
 * @param <E> the type of the elements
 */
public final class ReadElements<E> extends AbstractList<E> implements RandomAccess {
  private final Object[] elements;
  private final @Nullable Object checkedBy;

  /**
   * Keeps the array, which nobody else has, of elements that nobody can change.
   *
   * @param checkedBy the part that has checked each of them, and so need not do it again
   */
  public ReadElements(Object[] elements, @Nullable Object checkedBy) {
    this.elements = elements;
    this.checkedBy = checkedBy;
  }

  /** Whether this very part has checked the list already. */
  public boolean isCheckedBy(Object part) {
    return checkedBy == part;
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
