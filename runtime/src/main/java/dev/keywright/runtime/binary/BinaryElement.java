package dev.keywright.runtime.binary;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ElementWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one element of a BINARY list is written and read, part by part.
 *
 * @param <E> the type of the elements
 */
public interface BinaryElement<E> extends ElementWriter<E> {

  /** The parts, in the order in which they are written. */
  List<BinaryPart<?>> parts();

  /**
   * All elements in {@code bytes[from, to)}, if they can be read and checked at once; or null.
   *
   * @param list the part that will not check them again
   */
  default @Nullable List<E> readAll(byte[] bytes, int from, int to, BinaryList<E> list) {
    return null;
  }

  /**
   * Reads one element.
   *
   * @throws ChangedElement if its type holds other values than those that were read
   * @throws MalformedKeyException if no element is written like this
   */
  E read(BinaryReader in);
}
