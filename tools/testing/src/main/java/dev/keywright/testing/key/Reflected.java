package dev.keywright.testing.key;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Calls of the user's classes, which may be package-private, with the exceptions that they throw.
 */
public final class Reflected {
  private Reflected() {}

  /** What a method returns. */
  public static @Nullable Object call(
      Method method, @Nullable Object target, @Nullable Object... arguments) {
    open(method);
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException thrown) {
      throw unwrapped(thrown);
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException(refused);
    }
  }

  /** A new object. */
  public static <T> T create(Constructor<T> constructor, @Nullable Object... arguments) {
    open(constructor);
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException thrown) {
      throw unwrapped(thrown);
    } catch (InstantiationException | IllegalAccessException refused) {
      throw new IllegalStateException(refused);
    }
  }

  /** What a static field holds, or null if the class has no such field. */
  public static @Nullable Object constant(Class<?> type, String name) {
    try {
      Field field = type.getDeclaredField(name);
      open(field);
      return field.get(null);
    } catch (NoSuchFieldException missing) {
      return null;
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException(refused);
    }
  }

  /** Makes a member of a class that is not public callable. */
  public static void open(AccessibleObject member) {
    member.setAccessible(true);
  }

  private static RuntimeException unwrapped(InvocationTargetException thrown) {
    if (thrown.getCause() instanceof Error error) {
      throw error;
    }
    return thrown.getCause() instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(thrown.getCause());
  }
}
