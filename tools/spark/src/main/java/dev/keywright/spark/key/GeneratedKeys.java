package dev.keywright.spark.key;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;

/** Reads the layouts of generated keys from their classes. */
final class GeneratedKeys {
  private static final String CONSTANT = "LAYOUT";

  private GeneratedKeys() {}

  static void addLayouts(Class<?> key, Map<String, String> found) {
    if (key.isSealed()) {
      for (Class<?> member : key.getPermittedSubclasses()) {
        addLayouts(member, found);
      }
      return;
    }
    found.put(key.getSimpleName(), layout(key));
  }

  private static String layout(Class<?> key) {
    try {
      Field constant = key.getDeclaredField(CONSTANT);
      // The key of an entity that is private to its package is so, too.
      constant.setAccessible(true);
      if (Modifier.isStatic(constant.getModifiers()) && constant.get(null) instanceof String text) {
        return text;
      }
    } catch (ReflectiveOperationException none) {
      throw new IllegalArgumentException(noKey(key), none);
    }
    throw new IllegalArgumentException(noKey(key));
  }

  private static String noKey(Class<?> key) {
    return key.getName() + " is not a generated key: it has no constant " + CONSTANT;
  }
}
