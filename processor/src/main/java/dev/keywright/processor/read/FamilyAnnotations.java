package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Membership;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** {@code @KeyFamily}, as an interface carries it, and as its members see it. */
final class FamilyAnnotations {
  private FamilyAnnotations() {}

  static List<DeclaredAnnotation> of(TypeElement type, Annotations annotations) {
    return annotations.annotated(type).all("KeyFamily");
  }

  /** Whether a type says which entities it has, so that an interface of their keys can, too. */
  static boolean canBeFamily(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  /** The types beside an interface, or in it, that implement it: what it may permit. */
  static String implementing(TypeElement type) {
    String names =
        Stream.of(type.getEnclosingElement(), type)
            .flatMap(it -> ElementFilter.typesIn(it.getEnclosedElements()).stream())
            .filter(it -> Supertypes.of(it).anyMatch(type::equals))
            .filter(it -> !it.equals(type))
            .map(it -> it.getSimpleName().toString())
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "its entities" : names;
  }

  /** The interfaces of the families of an entity, the nearest first. */
  static List<Annotated> above(TypeElement entity, Annotations annotations) {
    return Supertypes.of(entity)
        .filter(FamilyAnnotations::canBeFamily)
        .distinct()
        .map(annotations::annotated)
        .filter(it -> it.first("KeyFamily").isPresent())
        .toList();
  }

  /** The families of an entity. Its own supertypes name them, so no other member is read. */
  static List<Membership> memberships(TypeElement entity, Annotations annotations) {
    return Supertypes.of(entity)
        .filter(FamilyAnnotations::canBeFamily)
        .flatMap(
            type ->
                of(type, annotations).stream()
                    .map(it -> new Membership(TypeRefs.of(type), it.key())))
        .distinct()
        .toList();
  }
}
