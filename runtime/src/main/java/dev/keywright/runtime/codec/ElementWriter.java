package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;

/**
 * How one element of a list, or one entry of a map, is written.
 *
 * @param <E> the type of the elements
 */
public interface ElementWriter<E> {

  /**
   * The number of bytes that {@link #write} will write.
   *
   * @throws InvalidPartException if the size of a value tells that its part may not hold it
   */
  int size(E element);

  /**
   * Refuses an element with a value that its part may not hold.
   *
   * @throws InvalidPartException if it has one
   */
  default void check(E element) {
    write(element, new byte[size(element)], 0);
  }

  /** How many of these bytes are the key, if the element is an entry of a map. */
  default int keySize(E element) {
    return size(element);
  }

  /**
   * Writes an element that has been sized, and returns the index after it.
   *
   * @throws InvalidPartException if a part may not hold its value
   */
  int write(E element, byte[] out, int at);
}
