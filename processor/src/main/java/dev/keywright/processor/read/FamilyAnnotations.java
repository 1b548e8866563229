package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Membership;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

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
