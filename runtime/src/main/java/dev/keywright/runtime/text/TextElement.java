package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import java.util.List;

/**
 * How one element of a TEXT list is written and read, part by part, with the separators between its
 * parts.
 *
 * @param <E> the type of the elements
 */
public interface TextElement<E> {

  /** The parts, in the order in which they are written. */
  List<TextPart<?>> parts();

  /**
   * The number of bytes that {@link #write} will write.
   *
   * @throws InvalidPartException if the size of a value tells that its part may not hold it
   */
  int size(E element);

  /**
   * Writes an element that has been sized, and returns the index behind it.
   *
   * @throws InvalidPartException if a part may not hold its value
   */
  int write(E element, byte[] out, int at);

  /**
   * Reads one element.
   *
   * @throws ChangedElement if its type holds other values than those that were read
   * @throws MalformedKeyException if no element is written like this
   */
  E read(TextReader in);

  /** The same with another separator between the parts; generated elements have theirs already. */
  default TextElement<E> separatedBy(char separator) {
    return this;
  }
}
