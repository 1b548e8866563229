package dev.keywright.processor.read;

import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The classes and interfaces above a type, nearest first; one may come several times. */
final class Supertypes {
  private Supertypes() {}

  static Stream<TypeElement> of(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .flatMap(Supertypes::element)
        .flatMap(it -> Stream.concat(Stream.of(it), of(it)));
  }

  /** The declaration of a type, if it has one. */
  static Stream<TypeElement> element(TypeMirror type) {
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
        ? Stream.of(element)
        : Stream.of();
  }

  /** Whether a type has a name, or one above it has. */
  static boolean isA(TypeMirror type, String name) {
    return element(type)
        .flatMap(it -> Stream.concat(Stream.of(it), of(it)))
        .anyMatch(it -> it.getQualifiedName().contentEquals(name));
  }
}
