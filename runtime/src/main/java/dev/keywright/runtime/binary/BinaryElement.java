package dev.keywright.runtime.binary;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ElementWriter;
import java.util.List;

/**
 * How one element of a BINARY list is written and read, part by part.
 *
 * @param <E> the type of the elements
 */
public interface BinaryElement<E> extends ElementWriter<E> {

  /** The parts, in the order in which they are written. */
  List<BinaryPart<?>> parts();

  /** How many elements the rest of a column has, or 0 if that is not easily seen. */
  default int room(BinaryReader in) {
    return 0;
  }

  /**
   * Reads one element.
   *
   * @throws ChangedElement if its type holds other values than those that were read
   * @throws MalformedKeyException if no element is written like this
   */
  E read(BinaryReader in);
}
