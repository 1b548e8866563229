package dev.keywright.layout.inspection;

import java.util.HexFormat;

/** The literal of a template of bytes, as people read it. */
final class ShownLiteral {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private ShownLiteral() {}

  /**
   * Printable ASCII as it is, and {@code \xFF} for each other byte, as output has it everywhere.
   */
  static String of(byte[] literal) {
    StringBuilder shown = new StringBuilder("\"");
    for (byte b : literal) {
      boolean isPlain = b >= ' ' && b <= '~' && b != '"' && b != '\\';
      shown.append(isPlain ? String.valueOf((char) b) : "\\x" + HEX.toHexDigits(b));
    }
    return shown.append('"').toString();
  }
}
