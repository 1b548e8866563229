package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Present;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list up to the end of a column.
 *
 * @param <E> the type of the elements
 * @param <C> what the column holds
 */
public interface ListCodec<E, C> extends PartCodec<List<E>, C> {

  /** These elements alone, which may be fewer than a whole list has. */
  C encodeFirst(List<E> elements);

  /** These elements, where another one follows. */
  C encodeFollowed(List<E> elements);

  /**
   * The elements of a list that was read by the layout alone.
   *
   * @param values one for each element, or a list of them if it has several parts
   */
  List<E> ofValues(List<?> values);

  /** Whether two lists are encoded alike: not all types of elements have an equals of their own. */
  boolean equal(List<E> a, List<E> b);

  /** The same number for lists that are {@linkplain #equal equal}. */
  int hash(List<E> elements);

  /** Compares lists as their encodings compare. */
  int compare(List<E> a, List<E> b);

  /**
   * A copy that nobody can change.
   *
   * @throws InvalidPartException if the list is null, holds null, or may not stand in a key
   */
  default List<E> copyOf(@Nullable List<E> elements) {
    List<E> copy = copied(Present.require(name(), elements));
    check(copy);
    return copy;
  }

  /** The list itself if nobody can change it, as if a reader made it. */
  private List<E> copied(List<E> elements) {
    try {
      return List.copyOf(elements);
    } catch (NullPointerException holdsNull) {
      elements.forEach(element -> Present.require(name(), element));
      throw holdsNull;
    }
  }
}
