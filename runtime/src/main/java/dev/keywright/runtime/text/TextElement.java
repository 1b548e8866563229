package dev.keywright.runtime.text;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ElementWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** Room for one element: as many bytes as {@link #write} writes, or more. */
  default int room(E element) {
    return size(element);
  }

  /**
   * All elements from an index to the end of a column, with a separator between them, if they can
   * be read and checked at once; or null.
   *
   * @param list the part that will not check them again
   */
  default @Nullable List<E> readAll(String column, int start, char separator, TextList<E> list) {
    return null;
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
