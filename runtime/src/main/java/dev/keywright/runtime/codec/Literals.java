package dev.keywright.runtime.codec;

/** Writes the literals of templates. */
public final class Literals {
  private Literals() {}

  /**
   * Writes a literal and returns the index behind it.
   *
   * @param literal characters up to U+00FF, each of which is one byte
   */
  @SuppressWarnings("deprecation") // wrong for other charsets, but here it saves a pass
  public static int write(String literal, byte[] out, int at) {
    literal.getBytes(0, literal.length(), out, at);
    return at + literal.length();
  }
}
