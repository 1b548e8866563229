package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import org.jspecify.annotations.Nullable;

/**
 * A list, or a map, up to the end of a column.
 *
 * @param <T> the type of the list
 * @param <C> what the column holds
 */
public interface RepeatedCodec<T, C> extends PartCodec<T, C> {

  /** These elements alone, which may be fewer than a whole list has. */
  C encodeFirst(T elements);

  /** These elements, where another one follows. */
  C encodeFollowed(T elements);

  /** Whether there are no elements. */
  boolean isEmpty(T elements);

  /** Whether two lists are encoded alike: not all types of elements have an equals of their own. */
  boolean equal(T a, T b);

  /** The same number for lists that are {@linkplain #equal equal}. */
  int hash(T elements);

  /** Compares lists as their encodings compare. */
  int compare(T a, T b);

  /**
   * The same elements where nobody can change their number, so that what was sized is what is
   * written. It is the list itself if it cannot be changed anyway.
   *
   * @throws InvalidPartException if the list is null, or holds null
   */
  T snapshot(@Nullable T elements);

  /**
   * A copy that nobody can change.
   *
   * @throws InvalidPartException if the list is null, holds null, or may not be in a key
   */
  T copyOf(@Nullable T elements);
}
