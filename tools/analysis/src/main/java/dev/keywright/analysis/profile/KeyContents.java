package dev.keywright.analysis.profile;

import dev.keywright.analysis.KeyText;
import java.io.Serializable;

/** How many keys are printable ASCII, other UTF-8, or no text at all. */
final class KeyContents implements Serializable {
  private static final long serialVersionUID = 1;
  private long ascii;
  private long otherText;
  private long binary;

  void add(byte[] key) {
    if (isPrintableAscii(key)) {
      ascii++;
    } else if (isText(key)) {
      otherText++;
    } else {
      binary++;
    }
  }

  private static boolean isPrintableAscii(byte[] key) {
    for (byte b : key) {
      if (b < ' ' || b > '~') {
        return false;
      }
    }
    return true;
  }

  // Control characters are legal in UTF-8, but almost always the bytes of a number.
  private static boolean isText(byte[] key) {
    for (byte b : key) {
      if (b >= 0 && (b < ' ' || b == 0x7F)) {
        return false;
      }
    }
    return KeyText.decoded(key) != null;
  }

  void merge(KeyContents other) {
    ascii += other.ascii;
    otherText += other.otherText;
    binary += other.binary;
  }

  boolean isText() {
    return binary == 0;
  }

  ContentReport report() {
    return new ContentReport(ascii, otherText, binary);
  }
}
