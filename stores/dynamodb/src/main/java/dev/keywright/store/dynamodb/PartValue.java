package dev.keywright.store.dynamodb;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.TypeSignature;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;

/** How a value that was decoded from a key becomes one of a property's own type. */
final class PartValue {
  private PartValue() {}

  /** The conversion, or empty if a property of this type cannot have the values of the part. */
  static Optional<UnaryOperator<Object>> to(EnhancedType<?> property, PartSignature part) {
    if (part.type() instanceof ListType list) {
      return ofElements(property, list);
    }
    return to(property.rawClass(), part.type());
  }

  private static Optional<UnaryOperator<Object>> ofElements(
      EnhancedType<?> property, ListType list) {
    // A list of records, and a map, have types of their own: what they were made of is not known.
    if (!list.isOfValues() || !property.rawClass().isAssignableFrom(List.class)) {
      return Optional.empty();
    }
    List<EnhancedType<?>> parameters = property.rawClassParameters();
    return parameters == null || parameters.size() != 1
        ? Optional.empty()
        : to(parameters.get(0), list.parts().get(0))
            .map(each -> value -> ((List<?>) value).stream().map(it -> each.apply(it)).toList());
  }

  private static Optional<UnaryOperator<Object>> to(Class<?> property, TypeSignature type) {
    Class<?> boxed = MethodType.methodType(property).wrap().returnType();
    if (boxed.isAssignableFrom(type.valueClass())) {
      return Optional.of(value -> value);
    }
    if (type.kind() == Kind.WHOLE && Number.class.isAssignableFrom(boxed)) {
      return number(boxed);
    }
    if (type instanceof CodesType && property.isEnum()) {
      return Optional.of(value -> constant(property, (String) value));
    }
    return wrapper(property)
        .flatMap(
            outer ->
                to(outer.getParameterTypes()[0], type)
                    .map(inner -> value -> made(outer, inner.apply(value))));
  }

  private static Optional<UnaryOperator<Object>> number(Class<?> boxed) {
    if (boxed == Long.class) {
      return Optional.of(value -> ((Number) value).longValue());
    }
    if (boxed == Integer.class) {
      return Optional.of(value -> exactly(value).intValueExact());
    }
    if (boxed == Short.class) {
      return Optional.of(value -> exactly(value).shortValueExact());
    }
    return boxed == Byte.class
        ? Optional.of(value -> exactly(value).byteValueExact())
        : Optional.empty();
  }

  private static BigDecimal exactly(Object value) {
    return BigDecimal.valueOf(((Number) value).longValue());
  }

  private static Object constant(Class<?> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> ((Enum<?>) constant).name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(type.getSimpleName() + " has no constant " + name));
  }

  /** What makes a single-value type: its only constructor, of one parameter. */
  private static Optional<Constructor<?>> wrapper(Class<?> type) {
    Constructor<?>[] all = type.getDeclaredConstructors();
    if (all.length != 1 || all[0].getParameterCount() != 1) {
      return Optional.empty();
    }
    try {
      all[0].setAccessible(true);
      return Optional.of(all[0]);
    } catch (InaccessibleObjectException closed) {
      return Optional.empty();
    }
  }

  private static Object made(Constructor<?> outer, Object inner) {
    try {
      return outer.newInstance(inner);
    } catch (ReflectiveOperationException refused) {
      throw new IllegalArgumentException(
          outer.getDeclaringClass().getSimpleName() + " refuses what the key holds: " + inner,
          refused.getCause() == null ? refused : refused.getCause());
    }
  }
}
