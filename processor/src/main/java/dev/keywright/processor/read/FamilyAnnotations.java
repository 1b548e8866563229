package dev.keywright.processor.read;

import dev.keywright.processor.model.Membership;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** {@code @KeyFamily}, as an interface carries it, and as its members see it. */
final class FamilyAnnotations {
  private static final String KEY_FAMILY = "dev.keywright.KeyFamily";

  private FamilyAnnotations() {}

  static List<AnnotationMirror> of(TypeElement type) {
    return KeyAnnotations.all(type, KEY_FAMILY);
  }

  static String keyName(AnnotationMirror family) {
    return AnnotationValues.of(family).text("key");
  }

  /** Whether a type says which entities it has, so that an interface of their keys can, too. */
  static boolean canBeFamily(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  /** The families of an entity. Its own supertypes name them, so no other member is read. */
  static List<Membership> memberships(TypeElement entity) {
    return Supertypes.of(entity)
        .filter(FamilyAnnotations::canBeFamily)
        .flatMap(
            type ->
                of(type).stream().map(family -> new Membership(TypeRefs.of(type), keyName(family))))
        .distinct()
        .toList();
  }
}
