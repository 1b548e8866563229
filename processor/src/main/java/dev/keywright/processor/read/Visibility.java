package dev.keywright.processor.read;

import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** What a class in the entity's package may use. */
final class Visibility {
  private Visibility() {}

  /** Whether a class in a package can name a type, or call a member of a type that it can name. */
  static boolean isReachable(Element element, PackageElement from) {
    boolean samePackage = packageOf(element).equals(from);
    return modifiers(element)
        .allMatch(
            it -> it.contains(Modifier.PUBLIC) || (samePackage && !it.contains(Modifier.PRIVATE)));
  }

  /** Whether a type and all types around it are public. */
  static boolean isPublic(TypeElement type) {
    return modifiers(type).allMatch(it -> it.contains(Modifier.PUBLIC));
  }

  private static Stream<Set<Modifier>> modifiers(Element element) {
    return Enclosing.of(element)
        .takeWhile(it -> !(it instanceof PackageElement))
        .map(Element::getModifiers);
  }

  /** Whether a type is an inner class, and a class around it has type parameters. */
  static boolean isInnerOfGeneric(TypeElement type) {
    Element at = type;
    while (at instanceof TypeElement inner
        && inner.getNestingKind().isNested()
        && !inner.getModifiers().contains(Modifier.STATIC)) {
      at = inner.getEnclosingElement();
      if (at instanceof TypeElement outer && !outer.getTypeParameters().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  static PackageElement packageOf(Element element) {
    return Enclosing.nearest(element, PackageElement.class)
        .orElseThrow(() -> new IllegalArgumentException(element + " is in no package"));
  }

  /** Whether using an element makes javac warn, and under which lint categories. */
  static Set<String> suppressions(Element element) {
    return Enclosing.of(element)
        .map(it -> it.getAnnotation(Deprecated.class))
        .filter(Objects::nonNull)
        .map(it -> it.forRemoval() ? "removal" : "deprecation")
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
