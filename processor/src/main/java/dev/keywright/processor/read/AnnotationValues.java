package dev.keywright.processor.read;

import dev.keywright.layout.source.JavaLiteral;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of one annotation: those that are written, and the defaults that the annotation
 * itself declares. A value that the compiler could not make sense of counts as absent: the compiler
 * reports it.
 */
final class AnnotationValues {
  private final Element annotation;
  private final Map<String, AnnotationValue> written = new LinkedHashMap<>();

  /** Read once they are asked for: a compiler makes a new list of all attributes each time. */
  private @Nullable Map<String, AnnotationValue> defaults;

  private AnnotationValues(Element annotation) {
    this.annotation = annotation;
  }

  private AnnotationValues(AnnotationMirror mirror) {
    this(mirror.getAnnotationType().asElement());
    try {
      mirror
          .getElementValues()
          .forEach((method, value) -> written.put(method.getSimpleName().toString(), value));
    } catch (RuntimeException unreadable) {
      // One of the values has another type than its attribute.
      if (!CompilerFault.isIn(unreadable)) {
        throw unreadable;
      }
      written.clear();
    }
  }

  static AnnotationValues of(AnnotationMirror mirror) {
    return new AnnotationValues(mirror);
  }

  /** The attributes of an annotation that is not there: its defaults. */
  static AnnotationValues unwritten(TypeElement annotation) {
    return new AnnotationValues(annotation);
  }

  /** An annotation and its attributes: the same text for copies of it. */
  static String written(AnnotationMirror mirror) {
    return mirror.getAnnotationType() + " " + of(mirror).written;
  }

  /** The attributes that are written. */
  Set<String> names() {
    return Set.copyOf(written.keySet());
  }

  /** The value where it stands in the source, or null if it does not. */
  @Nullable AnnotationValue find(String name) {
    return written.get(name);
  }

  /** What is written, or null if nothing of this class is. */
  <T> @Nullable T get(String name, Class<T> type) {
    return value(written.get(name), type);
  }

  /** What is written, or something else if nothing of its class is. */
  <T> T get(String name, T absent) {
    @SuppressWarnings("unchecked") // the class of a T
    T present = (T) get(name, (Class<?>) absent.getClass());
    return present == null ? absent : present;
  }

  private static <T> @Nullable T value(@Nullable AnnotationValue value, Class<T> type) {
    return value != null && type.isInstance(value.getValue()) ? type.cast(value.getValue()) : null;
  }

  /** What is written, or the default. */
  int integer(String name) {
    return effective(name, Integer.class).orElse(0);
  }

  /** What is written, or the default. */
  long number(String name) {
    return effective(name, Long.class).orElse(0L);
  }

  /** What is written, or the default. */
  boolean flag(String name) {
    return effective(name, Boolean.class).orElse(false);
  }

  /** What is written, or the default. */
  char character(String name) {
    return effective(name, Character.class).orElse('\0');
  }

  /** What is written, or the default. */
  String text(String name) {
    return effective(name, String.class).orElse("");
  }

  /** What is written, or the default; nothing if that is not there. */
  <T> Optional<T> effective(String name, Class<T> type) {
    return Optional.ofNullable(get(name, type)).or(() -> absent(name, type));
  }

  /** The default of an attribute. */
  private <T> Optional<T> absent(String name, Class<T> type) {
    if (defaults == null) {
      defaults = new HashMap<>();
      for (ExecutableElement attribute :
          ElementFilter.methodsIn(annotation.getEnclosedElements())) {
        if (attribute.getDefaultValue() != null) {
          defaults.put(attribute.getSimpleName().toString(), attribute.getDefaultValue());
        }
      }
    }
    return Optional.ofNullable(value(defaults.get(name), type));
  }

  /** The texts of an array; a single one may stand without braces. */
  List<String> strings(String name) {
    AnnotationValue value = written.get(name);
    if (value == null || !(value.getValue() instanceof List<?> values)) {
      return List.of();
    }
    return values.stream()
        .map(AnnotationValue.class::cast)
        .map(AnnotationValue::getValue)
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .toList();
  }

  /**
   * The constant of the same name as the one that is written, or that is the default.
   *
   * @throws UnknownConstantException if there is none
   */
  <E extends Enum<E>> E constant(String name, Class<E> type) {
    Optional<VariableElement> value = effective(name, VariableElement.class);
    // The compiler could not make sense of what is missing, so it is never compiled.
    return value.map(it -> constant(name, it, type)).orElseGet(() -> type.getEnumConstants()[0]);
  }

  /**
   * The one constant of an array that has none or one.
   *
   * @throws UnknownConstantException if none of the type has its name
   */
  <E extends Enum<E>> Optional<E> constants(String name, Class<E> type) {
    AnnotationValue value = written.get(name);
    if (value == null || !(value.getValue() instanceof List<?> values)) {
      return Optional.empty();
    }
    return values.stream()
        .map(it -> ((AnnotationValue) it).getValue())
        .filter(VariableElement.class::isInstance)
        .map(it -> constant(name, (VariableElement) it, type))
        .reduce((first, last) -> last);
  }

  private static <E extends Enum<E>> E constant(String name, VariableElement value, Class<E> type) {
    String constant = value.getSimpleName().toString();
    try {
      return Enum.valueOf(type, constant);
    } catch (IllegalArgumentException unknown) {
      throw new UnknownConstantException(name, constant, unknown);
    }
  }

  /** The attributes that are written, as users write them: {@code as = NumberEncoding.HEX}. */
  String shown() {
    return written.entrySet().stream()
        .map(it -> it.getKey() + " = " + shown(it.getValue().getValue()))
        .collect(Collectors.joining(", "));
  }

  // Compilers print constants with and without their packages.
  private static String shown(Object value) {
    if (value instanceof VariableElement constant) {
      Element type = Objects.requireNonNull(constant.getEnclosingElement());
      return type.getSimpleName() + "." + constant.getSimpleName();
    }
    if (value instanceof List<?> values) {
      return values.stream()
          .map(it -> shown(((AnnotationValue) it).getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    }
    return value instanceof String text ? JavaLiteral.of(text) : String.valueOf(value);
  }

  /** The annotations inside a container. */
  List<AnnotationMirror> contained() {
    AnnotationValue value = written.get("value");
    if (value == null || !(value.getValue() instanceof List<?> values)) {
      return List.of();
    }
    return values.stream()
        .map(AnnotationValue.class::cast)
        .map(AnnotationValue::getValue)
        .filter(AnnotationMirror.class::isInstance)
        .map(AnnotationMirror.class::cast)
        .toList();
  }
}
