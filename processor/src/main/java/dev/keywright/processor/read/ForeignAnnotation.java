package dev.keywright.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * An annotation of another library, known by its name alone: the library need not be there.
 *
 * @param name the family and the simple name: {@code validation.Size} of both javax and jakarta
 * @param shown as users write it: {@code @Size}
 */
record ForeignAnnotation(String name, String shown, AnnotationValues values) {
  private static final Map<String, String> FAMILIES =
      Map.of(
          "jakarta.validation.constraints", "validation",
          "javax.validation.constraints", "validation",
          "org.hibernate.validator.constraints", "validation",
          "jakarta.persistence", "persistence",
          "javax.persistence", "persistence",
          "org.hibernate.annotations", "hibernate",
          "org.springframework.data.annotation", "spring");
  private static final String CONTAINER = ".List";
  private static final Set<String> IDS = Set.of("persistence.Id", "spring.Id");

  /** The annotations on an element and on the type of its values, containers unpacked. */
  static List<ForeignAnnotation> on(Element element) {
    TypeMirror type =
        element instanceof ExecutableElement method ? method.getReturnType() : element.asType();
    List<ForeignAnnotation> found = new ArrayList<>();
    element.getAnnotationMirrors().forEach(mirror -> add(mirror, found));
    type.getAnnotationMirrors().forEach(mirror -> add(mirror, found));
    return found;
  }

  private static void add(AnnotationMirror mirror, List<ForeignAnnotation> found) {
    if (!(mirror.getAnnotationType().asElement() instanceof TypeElement type)) {
      return;
    }
    String name = type.getQualifiedName().toString();
    if (name.endsWith(CONTAINER)) {
      AnnotationValues.of(mirror).contained().forEach(contained -> add(contained, found));
      return;
    }
    int end = name.lastIndexOf('.');
    String family = end < 0 ? null : FAMILIES.get(name.substring(0, end));
    if (family != null) {
      String simple = name.substring(end + 1);
      AnnotationValues values = AnnotationValues.of(mirror);
      found.add(new ForeignAnnotation(family + "." + simple, "@" + simple, values));
    }
  }

  /** Whether it says which value identifies a row. */
  boolean isId() {
    return IDS.contains(name);
  }

  /** Whether it holds in some cases only: for some groups of a validation. */
  boolean isConditional() {
    return hasElements("groups");
  }

  /** Whether an array has elements. */
  boolean hasElements(String attribute) {
    AnnotationValue value = values.find(attribute);
    return value != null && value.getValue() instanceof List<?> elements && !elements.isEmpty();
  }

  /** The name of an enum constant, or another one if nothing is written. */
  String constant(String attribute, String absent) {
    return Optional.ofNullable(values.get(attribute, VariableElement.class))
        .map(it -> it.getSimpleName().toString())
        .orElse(absent);
  }
}
