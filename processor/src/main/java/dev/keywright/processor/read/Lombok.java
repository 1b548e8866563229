package dev.keywright.processor.read;

import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Recognises classes that Lombok will change, which may run after this processor. */
final class Lombok {
  private Lombok() {}

  static boolean mayChange(TypeElement entity) {
    return isAnnotated(entity)
        || entity.getEnclosedElements().stream().anyMatch(Lombok::isAnnotated);
  }

  private static boolean isAnnotated(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(mirror -> mirror.getAnnotationType().toString())
        .anyMatch(name -> name.startsWith("lombok."));
  }
}
