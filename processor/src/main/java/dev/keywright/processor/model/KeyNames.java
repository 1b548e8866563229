package dev.keywright.processor.model;

import java.util.Locale;

/** The names of generated classes and methods that are made of other names. */
public final class KeyNames {
  private KeyNames() {}

  /**
   * The key class of an entity, or the key interface of a family: {@code Outer_InnerKey} for a
   * nested one.
   */
  public static String keyClass(TypeRef type, String keyName) {
    return String.join("_", type.simpleNames()) + capitalized(keyName) + "Key";
  }

  /** What messages call a key. */
  public static String shown(Layout key) {
    return key.keyName().isEmpty() ? "the default key" : "key \"" + key.keyName() + "\"";
  }

  /** The same name where it follows another word. */
  public static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
