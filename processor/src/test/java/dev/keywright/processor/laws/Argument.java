package dev.keywright.processor.laws;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Values of oracles as generated methods take them. */
final class Argument {
  private Argument() {}

  /** A value as a parameter of a type takes it, which may be a list or a map. */
  static Object of(Type type, Object value) {
    if (!(type instanceof ParameterizedType generic)) {
      return of((Class<?>) type, value);
    }
    Type[] inside = generic.getActualTypeArguments();
    if (Stream.of(inside).noneMatch(Argument::isSingleValue)) {
      return value;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(it -> of((Class<?>) inside[0], it)).toList();
    }
    return value == null ? null : map((SortedMap<?, ?>) value, inside);
  }

  private static boolean isSingleValue(Type type) {
    return type instanceof Class<?> of
        && !of.isEnum()
        && of.getPackageName().equals(UserTypes.PACKAGE);
  }

  // Raw values and the types around them have the same order, whichever way it is turned.
  @SuppressWarnings("unchecked")
  private static Object map(SortedMap<?, ?> values, Type[] inside) {
    SortedMap<Object, Object> map = new TreeMap<>((Comparator<Object>) values.comparator());
    values.forEach(
        (key, value) -> map.put(of((Class<?>) inside[0], key), of((Class<?>) inside[1], value)));
    return map;
  }

  private static Object of(Class<?> type, Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof Long number) {
      // A record around a value may have a box of it.
      return switch (type.getName()) {
        case "byte", "java.lang.Byte" -> (Object) number.byteValue();
        case "short", "java.lang.Short" -> number.shortValue();
        case "int", "java.lang.Integer" -> number.intValue();
        case "long" -> number;
        default -> type.isInstance(number) ? number : wrapped(type, number);
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
    if (!isSingleValue(type) || type.getConstructors()[0].getParameterTypes()[0].isPrimitive()) {
      return Optional.empty();
    }
    return Optional.of(Call.of(type.getConstructors()[0]).on((Object) null));
  }
}
