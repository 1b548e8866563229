package dev.keywright.layout.signature;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

/** The literals of FDB_TUPLE: whole elements, in characters that each represent one byte. */
public final class TupleLiteral {
  private static final char END = 0;
  private static final char ESCAPED = 0xFF;
  private static final int ZERO = 0x14;
  private static final int MOST_BYTES = Long.BYTES;
  private static final int UUID_BYTES = 16;
  private static final int VERSIONSTAMP_BYTES = 12;

  private TupleLiteral() {}

  /** The text element of a text without lone surrogates. */
  public static String ofText(String text) {
    String bytes = new String(text.getBytes(UTF_8), ISO_8859_1);
    return "\2" + bytes.replace("\0", "\0\u00ff") + END;
  }

  /** Whether bytes are elements one after the other, the last of which has its end. */
  public static boolean isWhole(String bytes) {
    int at = 0;
    while (at >= 0 && at < bytes.length()) {
      at = end(bytes, at);
    }
    return at == bytes.length();
  }

  /** The index after an element, or -1 if none begins there. */
  private static int end(String bytes, int at) {
    char code = bytes.charAt(at);
    if (code >= ZERO - MOST_BYTES && code <= ZERO + MOST_BYTES) {
      return integerEnd(bytes, at + 1, code - ZERO);
    }
    return switch (code) {
      case 0x00, 0x26, 0x27 -> at + 1;
      case 0x01, 0x02 -> contentEnd(bytes, at + 1);
      case 0x20 -> at + 1 + Float.BYTES;
      case 0x21 -> at + 1 + Double.BYTES;
      case 0x30 -> at + 1 + UUID_BYTES;
      case 0x33 -> at + 1 + VERSIONSTAMP_BYTES;
      default -> -1;
    };
  }

  /** An integer has one form: none of its bytes could be left out. */
  private static int integerEnd(String bytes, int from, int length) {
    char idle = length < 0 ? '\u00ff' : 0;
    boolean isIdle = length != 0 && from < bytes.length() && bytes.charAt(from) == idle;
    return isIdle ? -1 : from + Math.abs(length);
  }

  private static int contentEnd(String bytes, int from) {
    int at = from;
    while (at < bytes.length()) {
      if (bytes.charAt(at) == END) {
        boolean isEscape = at + 1 < bytes.length() && bytes.charAt(at + 1) == ESCAPED;
        if (!isEscape) {
          return at + 1;
        }
        at++;
      }
      at++;
    }
    return -1;
  }
}
