package dev.keywright.processor.designs;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Calls by name and arguments; what is thrown comes through as it is. */
final class Reflected {
  private Reflected() {}

  static Object make(Class<?> type, Object... arguments) {
    for (Constructor<?> constructor : type.getConstructors()) {
      if (takes(constructor, arguments)) {
        return answer(() -> constructor.newInstance(arguments));
      }
    }
    throw new AssertionError(type + " is not made from " + Arrays.toString(arguments));
  }

  static Object call(Class<?> type, @Nullable Object target, String name, Object... arguments) {
    Method method = method(type, name, arguments);
    return answer(() -> method.invoke(target, arguments));
  }

  /** The method that takes these arguments. */
  static Method method(Class<?> type, String name, Object... arguments) {
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name) && takes(method, arguments)) {
        return method;
      }
    }
    throw new AssertionError(type + " has no " + name + Arrays.toString(arguments));
  }

  private static boolean takes(Executable method, Object... arguments) {
    Class<?>[] types =
        MethodType.methodType(void.class, method.getParameterTypes()).wrap().parameterArray();
    if (types.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      if (!types[i].isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }

  private interface Invocation {
    Object run() throws ReflectiveOperationException;
  }

  private static Object answer(Invocation invocation) {
    try {
      return invocation.run();
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
