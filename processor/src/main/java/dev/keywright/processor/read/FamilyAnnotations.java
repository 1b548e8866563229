package dev.keywright.processor.read;

import dev.keywright.processor.model.Membership;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
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

  /** The families of an entity. Its own supertypes name them, so no other member is read. */
  static List<Membership> memberships(TypeElement entity) {
    return Supertypes.of(entity)
        .flatMap(
            type ->
                of(type).stream().map(family -> new Membership(TypeRefs.of(type), keyName(family))))
        .distinct()
        .toList();
  }
}
