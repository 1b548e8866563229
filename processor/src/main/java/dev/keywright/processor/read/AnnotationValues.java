package dev.keywright.processor.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * The attributes that are written in one annotation. A value that the compiler could not make sense
 * of counts as absent: the compiler reports it.
 */
final class AnnotationValues {
  private final Map<String, AnnotationValue> written = new LinkedHashMap<>();

  private AnnotationValues(AnnotationMirror mirror) {
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

  /** An annotation and its attributes: the same text for copies of it. */
  static String written(AnnotationMirror mirror) {
    return mirror.getAnnotationType() + " " + of(mirror).written;
  }

  Set<String> names() {
    return Set.copyOf(written.keySet());
  }

  @Nullable AnnotationValue find(String name) {
    return written.get(name);
  }

  <T> @Nullable T get(String name, Class<T> type) {
    AnnotationValue value = written.get(name);
    return value != null && type.isInstance(value.getValue()) ? type.cast(value.getValue()) : null;
  }

  <T> T get(String name, T absent) {
    AnnotationValue value = written.get(name);
    if (value != null && absent.getClass().isInstance(value.getValue())) {
      @SuppressWarnings("unchecked") // just asked
      T present = (T) value.getValue();
      return present;
    }
    return absent;
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
   * The constant of the same name as the one that is written.
   *
   * @throws UnknownConstantException if there is none
   */
  <E extends Enum<E>> E constant(String name, E absent) {
    VariableElement value = get(name, VariableElement.class);
    if (value == null) {
      return absent;
    }
    String constant = value.getSimpleName().toString();
    try {
      return Enum.valueOf(absent.getDeclaringClass(), constant);
    } catch (IllegalArgumentException unknown) {
      throw new UnknownConstantException(name, constant, unknown);
    }
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
