package dev.keywright.analysis.profile;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;

/** Reads the notation of HBase's shell back, independently of the code under test. */
final class ShownBytes {
  private ShownBytes() {}

  static byte[] of(String shown) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < shown.length(); i++) {
      if (shown.startsWith("\\x", i)) {
        bytes.write(HexFormat.fromHexDigits(shown, i + 2, i + 4));
        i += 3;
      } else {
        bytes.write(shown.charAt(i));
      }
    }
    return bytes.toByteArray();
  }
}
