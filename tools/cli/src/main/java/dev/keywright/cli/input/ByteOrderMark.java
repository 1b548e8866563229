package dev.keywright.cli.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The bytes that some editors and exports write before a text, which are no part of a key. */
final class ByteOrderMark {
  private static final byte[] UTF_8 = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
  private static final int FIRST = 4;

  private ByteOrderMark() {}

  /**
   * The text after its mark.
   *
   * @param whereMarked what to do if there is one
   * @throws UnreadableInputException if the text is UTF-16
   */
  static InputStream skip(InputStream text, Runnable whereMarked) throws IOException {
    BufferedInputStream in = new BufferedInputStream(text);
    in.mark(FIRST);
    byte[] start = in.readNBytes(FIRST);
    in.reset();
    if (isUtf16(start)) {
      throw new UnreadableInputException(
          "it is UTF-16, and must be UTF-8; convert it: iconv -f UTF-16 -t UTF-8");
    }
    if (start.length >= UTF_8.length
        && Arrays.equals(start, 0, UTF_8.length, UTF_8, 0, UTF_8.length)) {
      in.skipNBytes(UTF_8.length);
      whereMarked.run();
    }
    return in;
  }

  // Keys of bytes can begin like the mark. A text in UTF-16 then has a NUL beside its first letter.
  private static boolean isUtf16(byte[] start) {
    return start.length == FIRST
        && ((start[0] == (byte) 0xFF && start[1] == (byte) 0xFE && start[2] != 0 && start[3] == 0)
            || (start[0] == (byte) 0xFE && start[1] == (byte) 0xFF && start[2] == 0));
  }
}
