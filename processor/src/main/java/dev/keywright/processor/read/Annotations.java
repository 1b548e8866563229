package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.EnumConstant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Reads annotations by name: ours, and those of other libraries that say something of values. The
 * processor loads the class of none, and the other libraries need not be there.
 */
final class Annotations {
  private static final String OURS = "dev.keywright";
  private static final String CONTAINER = ".List";
  private static final Map<String, String> FAMILIES =
      Map.of(
          "jakarta.validation.constraints", "validation",
          "javax.validation.constraints", "validation",
          "org.hibernate.validator.constraints", "validation",
          "jakarta.persistence", "persistence",
          "javax.persistence", "persistence",
          "org.hibernate.annotations", "hibernate",
          "org.springframework.data.annotation", "spring",
          "java.lang", "java");
  // By simple name, as every nullness library has its own.
  private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull", "NullUnknown");

  private final Elements elements;

  /** Each read once: a compiler makes a new list of all attributes each time. */
  private final Map<String, Map<String, Object>> defaults = new HashMap<>();

  Annotations(Elements elements) {
    this.elements = elements;
  }

  /** What attributes of an annotation of ours have if they are not written. */
  Map<String, Object> defaults(String annotation) {
    Map<String, Object> known = defaults.get(annotation);
    if (known == null) {
      known = new HashMap<>();
      TypeElement type = elements.getTypeElement(OURS + "." + annotation);
      List<? extends Element> members = type == null ? List.of() : type.getEnclosedElements();
      for (ExecutableElement attribute : ElementFilter.methodsIn(members)) {
        AnnotationValue value = attribute.getDefaultValue();
        if (value != null) {
          String name = attribute.getSimpleName().toString();
          known.put(name, value(name, value.getValue(), attribute));
        }
      }
      defaults.put(annotation, known);
    }
    return known;
  }

  /** A declaration in one place. */
  Annotated annotated(Element place) {
    return annotated(place.getSimpleName().toString(), List.of(place));
  }

  /** A declaration whose annotations may be in several places; copies of them are left out. */
  Annotated annotated(String name, List<? extends Element> places) {
    List<DeclaredAnnotation> all = new ArrayList<>();
    for (Element place : places) {
      List<DeclaredAnnotation> found = on(place);
      found.removeIf(it -> all.stream().anyMatch(it::isCopyOf));
      all.addAll(found);
    }
    return new Annotated(name, new ElementSpot(places.get(0), null), all);
  }

  /** The annotations on an element and on the type of its values, containers unpacked. */
  List<DeclaredAnnotation> on(Element element) {
    List<DeclaredAnnotation> found = new ArrayList<>();
    for (AnnotationMirror mirror : mirrors(element)) {
      String name = nameOf(mirror);
      if (name.endsWith(CONTAINER)) {
        unpacked(mirror).forEach(it -> add(it, nameOf(it), element, found));
      } else {
        add(mirror, name, element, found);
      }
    }
    return found;
  }

  // Most members have none at all, and each is asked several times.
  private static List<? extends AnnotationMirror> mirrors(Element element) {
    List<? extends AnnotationMirror> declared = element.getAnnotationMirrors();
    if (element instanceof QualifiedNameable) {
      return declared;
    }
    TypeMirror type =
        element instanceof ExecutableElement method ? method.getReturnType() : element.asType();
    List<? extends AnnotationMirror> ofValues = type.getAnnotationMirrors();
    if (ofValues.isEmpty()) {
      return declared;
    }
    List<AnnotationMirror> both = new ArrayList<>(declared);
    both.addAll(ofValues);
    return both;
  }

  private void add(
      AnnotationMirror mirror, String name, Element place, List<DeclaredAnnotation> found) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    String home = name.substring(0, Math.max(0, name.lastIndexOf('.')));
    String family = FAMILIES.get(home);
    if (home.equals(OURS) || family != null) {
      found.add(
          new DeclaredAnnotation(
              family == null ? simple : family + "." + simple,
              written(mirror, place),
              family == null ? defaults(simple) : Map.of(),
              new ElementSpot(place, mirror)));
    }
  }

  static String nameOf(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  /** An annotation, or those that it contains. */
  static Stream<AnnotationMirror> unpacked(AnnotationMirror mirror) {
    if (!nameOf(mirror).endsWith(CONTAINER)) {
      return Stream.of(mirror);
    }
    AnnotationValue value = values(mirror).get("value");
    return value == null || !(value.getValue() instanceof List<?> values)
        ? Stream.of()
        : values.stream()
            .map(it -> ((AnnotationValue) it).getValue())
            .filter(AnnotationMirror.class::isInstance)
            .map(AnnotationMirror.class::cast);
  }

  /** The attributes that are written, by their names; none if one of them has another type. */
  static Map<String, AnnotationValue> values(AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = new LinkedHashMap<>();
    try {
      mirror
          .getElementValues()
          .forEach((method, value) -> values.put(method.getSimpleName().toString(), value));
    } catch (RuntimeException unreadable) {
      if (!CompilerFault.isIn(unreadable)) {
        throw unreadable;
      }
      values.clear();
    }
    return values;
  }

  private static Map<String, Object> written(AnnotationMirror mirror, Element place) {
    Map<String, Object> written = new LinkedHashMap<>();
    values(mirror)
        .forEach((name, value) -> written.put(name, value(name, value.getValue(), place)));
    return written;
  }

  // Of the classes that annotations name, only a bucket function is looked into.
  private static Object value(String attribute, Object value, Element place) {
    if (value instanceof VariableElement constant) {
      Element type = Objects.requireNonNull(constant.getEnclosingElement());
      return new EnumConstant(type.getSimpleName().toString(), constant.getSimpleName().toString());
    }
    if (value instanceof List<?> values) {
      return values.stream()
          .map(it -> value(attribute, ((AnnotationValue) it).getValue(), place))
          .toList();
    }
    if (!(value instanceof TypeMirror type)) {
      return value;
    }
    return attribute.equals(BucketClasses.FUNCTION)
        ? BucketClasses.of(type, place).<Object>map(it -> it).orElse(Optional.empty())
        : Optional.empty();
  }

  /** Whether an element, or the type of its values, is annotated as perhaps null. */
  static boolean saysNullable(Element element) {
    return mirrors(element).stream()
        .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName().toString())
        .anyMatch(NULLABLE::contains);
  }
}
