package dev.keywright.runtime.codec;

import dev.keywright.runtime.Present;
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
    // What is checked is the copy: another thread may change the list meanwhile.
    Object[] copied = Present.require(name(), elements).toArray();
    for (Object element : copied) {
      Present.require(name(), element);
    }
    @SuppressWarnings("unchecked") // holds nothing but what the list had
    List<E> copy = (List<E>) List.of(copied);
    check(copy);
    return copy;
  }
}
