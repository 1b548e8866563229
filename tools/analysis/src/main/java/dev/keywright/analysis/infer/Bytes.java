package dev.keywright.analysis.infer;

/** Properties of single bytes. */
final class Bytes {
  private Bytes() {}

  static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  static boolean isLowerHex(byte b) {
    return isDigit(b) || (b >= 'a' && b <= 'f');
  }

  static boolean isUpperHex(byte b) {
    return isDigit(b) || (b >= 'A' && b <= 'F');
  }

  static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
  }

  static boolean isLetterOrDigit(byte b) {
    return isLetter(b) || isDigit(b);
  }

  static boolean isSuffix(byte b) {
    return isDigit(b) || (b >= 'a' && b <= 'z');
  }

  static boolean isPrintable(byte b) {
    return b >= ' ' && b <= '~';
  }
}
