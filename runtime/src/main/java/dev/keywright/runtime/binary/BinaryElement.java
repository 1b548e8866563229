package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import java.util.List;

/**
 * How one element of a BINARY list is written and read, part by part.
 *
 * @param <E> the type of the elements
 */
public interface BinaryElement<E> {

  /** The parts, in the order in which they are written. */
  List<BinaryPart<?>> parts();

  /**
   * The number of bytes that {@link #write} will write.
   *
   * @throws InvalidPartException if a part may not hold its value
   */
  int size(E element);

  /** Writes an element that has been sized, and returns the index behind it. */
  int write(E element, byte[] out, int at);

  /**
   * Reads one element.
   *
   * @throws ChangedElement if its type holds other values than those that were read
   * @throws MalformedKeyException if no element is written like this
   */
  E read(BinaryReader in);
}
