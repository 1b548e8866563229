package dev.keywright.cli.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** What the first bytes of a text say of its encoding. A mark before the text is in no key. */
final class ByteOrderMark {
  private static final byte[] UTF_8 = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
  private static final int FIRST = 4;

  /** So many bytes are looked at where the first ones have NULs as UTF-16 has them. */
  private static final int MOST = 1 << 13;

  private static final double NEARLY_ALL = 0.9;

  private ByteOrderMark() {}

  /**
   * The text after its mark.
   *
   * @param whereMarked what to do if there is one
   * @throws UnreadableInputException if the text is UTF-16, with a mark or without
   */
  static InputStream skip(InputStream text, Runnable whereMarked) throws IOException {
    BufferedInputStream in = new BufferedInputStream(text, MOST);
    Optional<String> wide = utf16(in);
    if (wide.isPresent()) {
      throw new UnreadableInputException(
          "it is UTF-16, and must be UTF-8; convert it: iconv -f " + wide.get() + " -t UTF-8");
    }
    byte[] start = peek(in, UTF_8.length);
    if (Arrays.equals(start, UTF_8)) {
      in.skipNBytes(UTF_8.length);
      whereMarked.run();
    }
    return in;
  }

  private static byte[] peek(BufferedInputStream in, int most) throws IOException {
    in.mark(most);
    byte[] start = in.readNBytes(most);
    in.reset();
    return start;
  }

  /** What iconv calls the encoding, if it is UTF-16. */
  private static Optional<String> utf16(BufferedInputStream in) throws IOException {
    byte[] start = peek(in, FIRST);
    if (isMarked(start)) {
      return Optional.of("UTF-16");
    }
    for (int high = 0; high < 2; high++) {
      // Most inputs have no NUL there, and those of a pipe are not waited for.
      if (isWide(start, high, false) && isWide(peek(in, MOST), high, true)) {
        return Optional.of(high == 0 ? "UTF-16BE" : "UTF-16LE");
      }
    }
    return Optional.empty();
  }

  // Keys of bytes can begin like the mark. A text in UTF-16 then has a NUL beside its first letter.
  private static boolean isMarked(byte[] start) {
    return start.length == FIRST
        && ((start[0] == (byte) 0xFF && start[1] == (byte) 0xFE && start[2] != 0 && start[3] == 0)
            || (start[0] == (byte) 0xFE && start[1] == (byte) 0xFF && start[2] == 0));
  }

  /**
   * Whether nearly all pairs of bytes are a NUL and a character of Latin-1, as text without a mark
   * has them. The ends of its lines are such pairs, too; numbers of two bytes rarely have them.
   *
   * @param high where the NUL is in a pair
   */
  private static boolean isWide(byte[] bytes, int high, boolean withLines) {
    int pairs = bytes.length / 2;
    int wide = 0;
    boolean hasLines = false;
    for (int i = 0; i < pairs; i++) {
      byte low = bytes[2 * i + 1 - high];
      hasLines |= low == '\n' && bytes[2 * i + high] == 0;
      boolean isText = Character.isWhitespace(low) || !Character.isISOControl(low & 0xFF);
      wide += isText && bytes[2 * i + high] == 0 ? 1 : 0;
    }
    return 2 * pairs >= FIRST && wide >= NEARLY_ALL * pairs && (hasLines || !withLines);
  }
}
