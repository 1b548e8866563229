package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.utf8.Utf8;
import java.util.Arrays;

/** Reads the values of a {@link BinaryString}. */
final class BinaryStringDecoder {
  private static final char REPLACEMENT = '\uFFFD';

  private BinaryStringDecoder() {}

  static String read(BinaryString part, BinaryReader in) {
    if (!in.isChecked() && !part.reversed() && !part.descending()) {
      return readUnchecked(part, in);
    }
    if (part.isPlain()) {
      int length = in.lengthOf(part.alphabet());
      boolean isWhole = part.ended() ? in.isAhead(length, Escapes.ENDED) : length == in.remaining();
      if (isWhole && length >= part.minLength() && length <= part.maxLength()) {
        // The reader need not know the part: neither its text nor what follows can be at fault.
        return in.takeAscii(length, part.ended() ? Escapes.END : 0);
      }
    }
    return readWide(part, in);
  }

  /** Reads what the constructor of the key will check. */
  private static String readUnchecked(BinaryString part, BinaryReader in) {
    int length = part.ended() ? in.lengthToZero() : in.remaining();
    if (!part.ended() || in.isAhead(length, Escapes.ENDED)) {
      String text = in.textAhead(length, part.alphabet().isAscii());
      // What is no UTF-8 is replaced by this character, which else is rare.
      if (text.indexOf(REPLACEMENT) < 0) {
        in.skip(part.ended() ? length + Escapes.END : length);
        return text;
      }
    }
    return readWide(part, in);
  }

  private static String readWide(BinaryString part, BinaryReader in) {
    in.begin(part.name());
    int start = in.position();
    byte[] content = part.ended() ? Escapes.read(in, part.descending()) : in.takeRest();
    String written = decoded(part, in, start, content);
    if (written.length() < part.minLength()) {
      throw in.malformedAt(start, "a length of at least " + part.minLength());
    }
    if (written.length() > part.maxLength()) {
      throw in.malformedAt(start, "at most " + part.maxLength() + " characters");
    }
    int position = start;
    for (int i = 0; i < written.length(); ) {
      int c = Utf8.codePointAt(written, i);
      if (!part.alphabet().contains(c)) {
        throw in.malformedAt(position, part.allowed());
      }
      position += c == 0 && part.ended() ? 2 : Utf8.size(c);
      i += Character.charCount(c);
    }
    return part.turnedIfReversed(written);
  }

  // What is no UTF-8 is replaced in decoding, so it does not come back as it was.
  private static String decoded(BinaryString part, BinaryReader in, int start, byte[] content) {
    String text = new String(content, UTF_8);
    int wrong = Arrays.mismatch(content, text.getBytes(UTF_8));
    if (wrong >= 0) {
      int escapes = part.ended() ? Escapes.zeros(content, wrong) : 0;
      throw in.malformedAt(start + wrong + escapes, "a character in UTF-8");
    }
    return text;
  }
}
