package dev.keywright.runtime.codec;

import dev.keywright.runtime.NullCheck;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list up to the end of a column.
 *
 * @param <E> the type of the elements
 * @param <C> what the column holds
 */
public interface ListCodec<E, C> extends RepeatedCodec<List<E>, C> {

  @Override
  default boolean isEmpty(List<E> elements) {
    return elements.isEmpty();
  }

  @Override
  default List<E> copyOf(@Nullable List<E> elements) {
    List<E> copy = snapshot(elements);
    if (!(copy instanceof ReadElements<E> read && read.isCheckedBy(this))) {
      check(copy);
    }
    return copy;
  }

  @Override
  default List<E> snapshot(@Nullable List<E> elements) {
    return copied(NullCheck.require(name(), elements));
  }

  private List<E> copied(List<E> elements) {
    try {
      return UnchangingList.of(elements);
    } catch (NullPointerException holdsNull) {
      elements.forEach(element -> NullCheck.requireElement(name(), element));
      throw holdsNull;
    }
  }
}
