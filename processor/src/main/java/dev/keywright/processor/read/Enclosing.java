package dev.keywright.processor.read;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** What declarations stand in. */
public final class Enclosing {
  private Enclosing() {}

  /** An element, and all that it stands in, from the inside to the outside. */
  static Stream<Element> of(Element element) {
    return Stream.iterate(element, Objects::nonNull, Element::getEnclosingElement);
  }

  /** The nearest of one kind, which may be the element itself. */
  public static <E extends Element> Optional<E> nearest(Element element, Class<E> kind) {
    return of(element).filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
