package dev.keywright.spark.key;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the layouts of generated keys from their classes. */
final class GeneratedKeys {
  private static final String CONSTANT = "LAYOUT";

  private GeneratedKeys() {}

  /** The layout of a key, or those of all members of a family, by their simple names. */
  static Map<String, String> layouts(Class<?> key) {
    Map<String, Class<?>> members = new LinkedHashMap<>();
    addMembers(key, key, members);
    Map<String, String> layouts = new LinkedHashMap<>();
    members.forEach((name, member) -> layouts.put(name, layout(member)));
    return layouts;
  }

  private static void addMembers(Class<?> family, Class<?> key, Map<String, Class<?>> members) {
    if (key.isSealed()) {
      for (Class<?> member : key.getPermittedSubclasses()) {
        addMembers(family, member, members);
      }
      return;
    }
    // A member can be of two parts of a family.
    Class<?> other = members.put(key.getSimpleName(), key);
    if (other != null && other != key) {
      throw new IllegalArgumentException(
          family.getName()
              + " has two members called "
              + key.getSimpleName()
              + ": "
              + other.getName()
              + " and "
              + key.getName()
              + "; name their layouts in a map, as KeyLayouts.of(Map) takes them");
    }
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
