package dev.keywright.layout.assembly;

import dev.keywright.layout.source.JavaExpression;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The value of an expression, made by reflection; names stand for the constants of enums. */
public final class Evaluated {
  private Evaluated() {}

  public static Object of(JavaExpression expression) {
    Object value = null;
    for (JavaExpression.Call call : expression.calls()) {
      Class<?> owner = value == null ? expression.type() : value.getClass();
      value = invoked(owner, value, call);
    }
    if (value == null) {
      throw new AssertionError(expression + " has no call");
    }
    return value;
  }

  private static Object invoked(Class<?> owner, @Nullable Object on, JavaExpression.Call call) {
    for (Method method : owner.getMethods()) {
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      if (method.getName().equals(call.method()) && isStatic == (on == null)) {
        List<Object> given = call.arguments().stream().map(Evaluated::evaluated).toList();
        Object[] arguments = arguments(method, given);
        if (arguments.length == method.getParameterCount()) {
          return invoked(method, on, arguments);
        }
      }
    }
    throw new AssertionError(owner + " has no method for " + call);
  }

  private static Object invoked(Method method, @Nullable Object on, Object[] arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(method + " with " + Arrays.toString(arguments), e);
    }
  }

  /** The arguments as the method takes them; none if it does not. */
  private static Object[] arguments(Method method, List<Object> given) {
    Class<?>[] types = method.getParameterTypes();
    int fixed = method.isVarArgs() ? types.length - 1 : types.length;
    if (given.size() < fixed || (given.size() > fixed && !method.isVarArgs())) {
      return new Object[types.length + 1];
    }
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < fixed; i++) {
      Object argument = argument(types[i], given.get(i));
      if (argument == null) {
        return new Object[types.length + 1];
      }
      arguments[i] = argument;
    }
    if (method.isVarArgs()) {
      Class<?> each = types[fixed].getComponentType();
      if (!given.subList(fixed, given.size()).stream().allMatch(each::isInstance)) {
        return new Object[types.length + 1];
      }
      Object rest = Array.newInstance(each, given.size() - fixed);
      for (int i = fixed; i < given.size(); i++) {
        Array.set(rest, i - fixed, given.get(i));
      }
      arguments[fixed] = rest;
    }
    return arguments;
  }

  private static Object evaluated(Object given) {
    return given instanceof JavaExpression nested ? of(nested) : given;
  }

  private static @Nullable Object argument(Class<?> type, Object given) {
    if (given instanceof JavaExpression.Constants constants) {
      return type.isArray() ? constants.names().toArray(String[]::new) : null;
    }
    if (given instanceof Number number) {
      return type == long.class ? (Object) number.longValue() : type == int.class ? given : null;
    }
    if (given instanceof Character) {
      return type == char.class ? given : null;
    }
    Object value = evaluated(given);
    return type.isInstance(value) ? value : null;
  }
}
