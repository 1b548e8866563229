package dev.keywright.analysis.verify;

import com.dynatrace.hash4j.hashing.Hashing;
import java.util.HexFormat;

/** The value of a part as text. */
final class ShownValue {
  private static final int LONGEST = 120;

  private ShownValue() {}

  static String of(Object value) {
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
  }

  /** A text of limited length, which is another one for another value. */
  static String shortened(String text) {
    return text.length() <= LONGEST
        ? text
        : text.substring(0, LONGEST)
            + "... ("
            + text.length()
            + " characters, hash "
            + Long.toHexString(Hashing.komihash5_0().hashCharsToLong(text))
            + ")";
  }
}
