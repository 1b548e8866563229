package dev.keywright.processor.read;

import java.util.Set;
import java.util.TreeSet;
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
    for (Element at = element;
        at != null && !(at instanceof PackageElement);
        at = at.getEnclosingElement()) {
      Set<Modifier> modifiers = at.getModifiers();
      if (modifiers.contains(Modifier.PRIVATE)
          || (!samePackage && !modifiers.contains(Modifier.PUBLIC))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a type and all types around it are public. */
  static boolean isPublic(TypeElement type) {
    for (Element at = type;
        at != null && !(at instanceof PackageElement);
        at = at.getEnclosingElement()) {
      if (!at.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
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
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      if (at instanceof PackageElement found) {
        return found;
      }
    }
    throw new IllegalArgumentException(element + " is in no package");
  }

  /** Whether using an element makes javac warn, and under which lint categories. */
  static Set<String> suppressions(Element element) {
    Set<String> categories = new TreeSet<>();
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      Deprecated deprecated = at.getAnnotation(Deprecated.class);
      if (deprecated != null) {
        categories.add(deprecated.forRemoval() ? "removal" : "deprecation");
      }
    }
    return categories;
  }
}
