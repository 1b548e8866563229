package dev.keywright.runtime.function;

/**
 * The remainder of the hash code of a text: {@code Math.floorMod(text.hashCode(), count)}. The Java
 * language fixes this hash: {@code h = 31 * h + c} over all UTF-16 units c.
 */
public final class StringHashModulo {
  private StringHashModulo() {}

  /** The bucket of a text. */
  public static int bucket(String text, int count) {
    return Math.floorMod(text.hashCode(), count);
  }
}
