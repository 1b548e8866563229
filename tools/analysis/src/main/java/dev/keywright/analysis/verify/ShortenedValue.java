package dev.keywright.analysis.verify;

import com.dynatrace.hash4j.hashing.Hashing;
import dev.keywright.analysis.KeyText;

/** The text of a part's value, cut to what a report keeps of it. */
final class ShortenedValue {
  private static final int LONGEST = 120;

  private ShortenedValue() {}

  /** The same of the text of a value. */
  static String of(Object value) {
    return shortened(KeyText.ofValue(value));
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
