package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Refuses null, which is never a part. It is not part of its exception, because the virtual machine
 * calls each method of an exception's class, however short, instead of inlining it.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class NullCheck {
  private NullCheck() {}

  /**
   * Returns the value of a part, or refuses null.
   *
   * @throws InvalidPartException if the value is null
   */
  public static <T> T require(String part, @Nullable T value) {
    if (value == null) {
      throw new InvalidPartException(part, null, "be present: null is never a part of a key");
    }
    return value;
  }

  /**
   * Returns an element of a list or a map, or refuses null.
   *
   * @throws InvalidPartException if the element is null
   */
  public static <T> T requireElement(String part, @Nullable T element) {
    return element == null ? require(part + ".element", null) : element;
  }

  /**
   * Returns the value of a part of a sparse index, or refuses null.
   *
   * @throws InvalidPartException if the value is null
   */
  public static <T> T requireEntry(String part, @Nullable T value) {
    if (value == null) {
      throw new InvalidPartException(
          part, null, "be present: the index is sparse, so such a row has no entry; call tryOf");
    }
    return value;
  }
}
