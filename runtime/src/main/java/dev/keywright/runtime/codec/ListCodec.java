package dev.keywright.runtime.codec;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.element.ReadElements;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list up to the end of a column.
 *
 * @param <E> the type of the elements
 * @param <C> what the column holds
 */
public interface ListCodec<E, C> extends RepeatedCodec<List<E>, C> {

  /** How each element is written. */
  ElementWriter<E> element();

  /** Whether the elements are entries of a map, in the order of their encoded keys. */
  boolean isMap();

  /** How many elements a list has. */
  ListLimits limits();

  /** How encoded lists compare. */
  ColumnOrder<C> encodedOrder();

  @Override
  default AcceptedValues accepts() {
    return AcceptedValues.lengths(limits().min(), limits().max());
  }

  @Override
  default boolean isEmpty(List<E> elements) {
    return elements.isEmpty();
  }

  @Override
  default boolean equal(List<E> a, List<E> b) {
    return a == b || compare(a, b) == 0;
  }

  @Override
  default int hash(List<E> elements) {
    return Arrays.deepHashCode(new Object[] {encode(elements)});
  }

  @Override
  default int compare(List<E> a, List<E> b) {
    return encodedOrder().compare(encode(a), encode(b));
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

  /** Whether a list can begin with these elements. */
  default boolean begins(List<E> elements) {
    return elements.size() <= limits().max() && areInOrder(elements);
  }

  private boolean areInOrder(List<E> elements) {
    return !isMap() || WrittenMapEntry.areInOrder(name(), elements, element());
  }

  /**
   * Refuses elements that were read, but that no list has.
   *
   * @param start where they begin
   * @throws MalformedKeyException if they are too few or too many, or not in order
   */
  default void verify(ColumnReader in, int start, List<E> elements) {
    in.begin(name());
    if (!limits().allow(elements.size())) {
      throw in.malformedAt(start, limits().inWords());
    }
    if (!areInOrder(elements)) {
      throw in.malformedAt(start, MapCodec.IN_ORDER);
    }
  }
}
