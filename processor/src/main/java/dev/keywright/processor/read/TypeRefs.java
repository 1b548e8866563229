package dev.keywright.processor.read;

import dev.keywright.processor.model.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Names of types, freed from the compiler. */
final class TypeRefs {
  private TypeRefs() {}

  static TypeRef of(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      names.addFirst(at.getSimpleName().toString());
    }
    return new TypeRef(
        Visibility.packageOf(type).getQualifiedName().toString(), List.copyOf(names));
  }

  static TypeRef plain(String javaName) {
    return TypeRef.of("", javaName);
  }
}
