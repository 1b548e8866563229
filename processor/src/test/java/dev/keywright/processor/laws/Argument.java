package dev.keywright.processor.laws;

import java.lang.reflect.Constructor;
import java.util.Optional;

/** Values of oracles as generated methods take them. */
final class Argument {
  private Argument() {}

  static Object of(Class<?> type, Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof Long number && type.isPrimitive()) {
      return switch (type.getName()) {
        case "byte" -> (Object) number.byteValue();
        case "short" -> number.shortValue();
        case "int" -> number.intValue();
        default -> number;
      };
    }
    if (type.isEnum()) {
      return constant(type, value);
    }
    return type.isPrimitive() || type.isInstance(value) ? value : wrapped(type, value);
  }

  private static Object constant(Class<?> type, Object name) {
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new AssertionError(type + " has no " + name);
  }

  private static Object wrapped(Class<?> type, Object value) {
    Constructor<?> constructor = type.getConstructors()[0];
    return Call.of(constructor).on(of(constructor.getParameterTypes()[0], value));
  }

  /** A single-value type with null in it, if this is one that can hold it. */
  static Optional<Object> aroundNull(Class<?> type) {
    boolean isSingleValue = !type.isEnum() && type.getPackageName().equals(UserTypes.PACKAGE);
    if (!isSingleValue || type.getConstructors()[0].getParameterTypes()[0].isPrimitive()) {
      return Optional.empty();
    }
    return Optional.of(Call.of(type.getConstructors()[0]).on((Object) null));
  }
}
