package dev.keywright.runtime.text;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ElementWriter;
import java.util.List;

/**
 * How one element of a TEXT list is written and read, part by part, with the separators between its
 * parts.
 *
 * @param <E> the type of the elements
 */
public interface TextElement<E> extends ElementWriter<E> {

  /** The parts, in the order in which they are written. */
  List<TextPart<?>> parts();

  /** Whether an element is a value itself: to write it calls no code of the application. */
  default boolean isValue() {
    return false;
  }

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
