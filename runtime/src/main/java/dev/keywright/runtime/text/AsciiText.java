package dev.keywright.runtime.text;

/** Makes the text of a column that can only be ASCII, without asking again whether it is. */
public final class AsciiText {
  private AsciiText() {}

  /** The text of these bytes, each of which is an ASCII character. */
  @SuppressWarnings("deprecation") // wrong for other charsets, but here it saves a pass
  public static String of(byte[] ascii) {
    return new String(ascii, 0, 0, ascii.length);
  }
}
