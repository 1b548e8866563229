package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;

/**
 * Tells texts that are several numbers: digits, with the same signs between them in all keys, or
 * with a letter after a sign, such as that of a week. The numbers of one key often depend on each
 * other, so that a list of all texts is short.
 */
final class DigitGroups {
  private DigitGroups() {}

  /**
   * Whether each has them. Digits of any length between dots are an address or a fraction, which
   * people see as one; a version and a time are wholes.
   */
  static boolean are(Span span) {
    String signs = signs(span, 0);
    boolean areNumbers =
        !signs.isEmpty()
            && (span.isFixed() || signs.chars().anyMatch(it -> it != '.'))
            && span.every(key -> signs(span, key).equals(signs));
    return areNumbers && !Wholes.are(span.contents());
  }

  /** The signs between the digits; empty if there are none, or if something else is there. */
  private static String signs(Span span, int key) {
    StringBuilder signs = new StringBuilder();
    boolean afterDigit = false;
    for (int i = 0; i < span.length(key); i++) {
      byte sign = span.at(key, i);
      boolean isDigit = Bytes.isDigit(sign);
      boolean isWord = !afterDigit || Bytes.isLetter(sign);
      boolean isAfterSign = i > 0 && isSign(span.at(key, i - 1)) && Bytes.isLetter(sign);
      if (!isDigit && (!Bytes.isPrintable(sign) || (isWord && !isAfterSign))) {
        return "";
      }
      if (!isDigit) {
        signs.append((char) sign);
      }
      afterDigit = isDigit;
    }
    return afterDigit ? signs.toString() : "";
  }

  private static boolean isSign(byte b) {
    return Bytes.isPrintable(b) && !Bytes.isLetterOrDigit(b);
  }
}
