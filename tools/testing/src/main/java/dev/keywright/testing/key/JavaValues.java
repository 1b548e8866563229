package dev.keywright.testing.key;

import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.TypeSignature;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Values of a layout as the types of the application: enums, single-value types, lists, maps. */
public final class JavaValues {
  private JavaValues() {}

  /**
   * A value as a key's constructor takes it.
   *
   * @param type of the component
   * @param value as {@code LayoutCodec} has it
   */
  public static Object of(Type type, TypeSignature signature, Object value) {
    if (!(signature instanceof ListType list)) {
      return single(rawClass(type), value);
    }
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    List<?> elements = (List<?>) value;
    if (!list.isMap()) {
      return new ArrayList<>(
          elements.stream().map(it -> element(rawClass(arguments[0]), it)).toList());
    }
    Map<Object, Object> map = new TreeMap<>();
    for (Object entry : elements) {
      List<?> parts = (List<?>) entry;
      List<?> rest = parts.subList(1, parts.size());
      map.put(
          single(rawClass(arguments[0]), parts.get(0)),
          element(rawClass(arguments[1]), rest.size() == 1 ? rest.get(0) : rest));
    }
    return map;
  }

  private static Class<?> rawClass(Type type) {
    return type instanceof ParameterizedType parameterized
        ? (Class<?>) parameterized.getRawType()
        : (Class<?>) type;
  }

  private static Object element(Class<?> type, Object value) {
    if (!(value instanceof List<?> parts)) {
      return single(type, value);
    }
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      arguments[i] = single(types[i], parts.get(i));
    }
    try {
      return Reflected.create(type.getDeclaredConstructor(types), arguments);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A value as a type that is the value itself, an enum, or a type around it. */
  public static Object single(Class<?> type, Object value) {
    if (type.isPrimitive() || type.isInstance(value)) {
      return value instanceof byte[] bytes ? bytes.clone() : value;
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .filter(it -> ((Enum<?>) it).name().equals(value))
          .findFirst()
          .orElseThrow();
    }
    Constructor<?> around = around(type);
    return Reflected.create(around, single(around.getParameterTypes()[0], value));
  }

  /** The constructor of a single-value type. */
  public static Constructor<?> around(Class<?> type) {
    return Arrays.stream(type.getDeclaredConstructors())
        .filter(it -> it.getParameterCount() == 1)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(type.getName() + " has no constructor of one value"));
  }

  /** Whether a parameter of a type takes a value. */
  public static boolean isInstance(Class<?> type, Object value) {
    return MethodType.methodType(type).wrap().returnType().isInstance(value);
  }

  /** Whether a type of the application is around one value. */
  public static boolean isAroundOne(Class<?> type) {
    return !type.isPrimitive()
        && !type.isArray()
        && !type.isEnum()
        && !type.isInterface()
        && type.getClassLoader() != null;
  }
}
