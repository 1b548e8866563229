package dev.keywright.testing.value;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values that a test passes for all parts of a type. */
public final class GivenValues {
  private final Map<Class<?>, List<Object>> byType = new HashMap<>();

  /**
   * Adds values.
   *
   * @throws IllegalArgumentException if there are none
   */
  public void add(Class<?> type, List<?> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("with(" + type.getSimpleName() + ".class) has no values");
    }
    byType.computeIfAbsent(boxed(type), it -> new ArrayList<>()).addAll(values);
  }

  /** The values of a type, primitive or not; none if none were passed. */
  List<Object> of(Class<?> type) {
    return byType.getOrDefault(boxed(type), List.of());
  }

  private static Class<?> boxed(Class<?> type) {
    return MethodType.methodType(type).wrap().returnType();
  }
}
