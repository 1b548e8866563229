package dev.keywright.maven;

import java.lang.reflect.Field;

/** Sets parameters of goals as Maven does. */
final class Parameters {
  private Parameters() {}

  static void set(Object goal, Class<?> declaring, String parameter, Object value)
      throws ReflectiveOperationException {
    Field field = declaring.getDeclaredField(parameter);
    field.setAccessible(true);
    field.set(goal, value);
  }
}
