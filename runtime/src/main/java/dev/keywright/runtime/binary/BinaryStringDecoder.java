package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.utf8.Utf8;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads the values of a {@link BinaryString}. */
final class BinaryStringDecoder {
  /** What no UTF-8 is decoded to. */
  static final char REPLACEMENT = '\uFFFD';

  private BinaryStringDecoder() {}

  static String read(BinaryString part, BinaryReader in) {
    if (!in.isChecked() && !part.reversed() && !part.descending()) {
      return readUnchecked(part, in);
    }
    if (part.isPlain()) {
      int from = in.index(in.position());
      int to = from + in.remaining();
      int end = part.alphabet().endOfAscii(in.bytes(), from, to);
      int length = end - from;
      boolean isWhole = part.ended() ? isEnd(in.bytes(), end, to) : end == to;
      if (isWhole && length >= part.minLength() && length <= part.maxLength()) {
        // The reader need not know the part: neither its text nor what follows can be at fault.
        in.skip(part.ended() ? length + ZeroEscapes.END : length);
        return ascii(in.bytes(), from, length);
      }
    }
    return readWide(part, in);
  }

  /** Reads what the constructor of the key will check. */
  private static String readUnchecked(BinaryString part, BinaryReader in) {
    byte[] bytes = in.bytes();
    int from = in.index(in.position());
    int to = from + in.remaining();
    boolean isPlain = part.alphabet().isAscii();
    int behind = part.ended() ? ZeroEscapes.END : 0;
    int end = isPlain && !part.ended() ? to : from;
    // An alphabet that was declared with characters beyond ASCII has texts that hold them.
    if (end == from && (isPlain || part.alphabet().isAll())) {
      end = ZeroEscapes.endOfAscii(bytes, from, to);
    }
    // As unchecked() does it: one more call, and JDK 25 makes the reader of a long key an object.
    if (part.ended() ? isEnd(bytes, end, to) : end == to) {
      // Each byte is one character, so it is copied, which is faster than to decode it.
      in.skip(end - from + behind);
      return ascii(bytes, from, end - from);
    }
    if (!isPlain) {
      end = part.ended() ? ZeroEscapes.indexOfZero(bytes, end, to) : to;
      if (!part.ended() || isEnd(bytes, end, to)) {
        String text = new String(bytes, from, end - from, UTF_8);
        // What is no UTF-8 is replaced by this character, which else is rare.
        if (text.indexOf(REPLACEMENT) < 0) {
          in.skip(end - from + behind);
          return text;
        }
      }
    }
    return readWide(part, in);
  }

  /** The text in {@code bytes[from, to)}; null if some of it may be no UTF-8. */
  static @Nullable String unchecked(BinaryString part, byte[] bytes, int from, int to) {
    if (part.alphabet().isAscii()) {
      // Each byte is one character.
      return ascii(bytes, from, to - from);
    }
    String text = new String(bytes, from, to - from, UTF_8);
    // What is no UTF-8 is replaced by this character, which else is rare.
    return text.indexOf(REPLACEMENT) < 0 ? text : null;
  }

  static boolean isEnd(byte[] in, int at, int to) {
    return at + 1 < to && in[at] == 0 && in[at + 1] == ZeroEscapes.ENDED;
  }

  @SuppressWarnings("deprecation") // wrong for other charsets, but here it saves a pass
  static String ascii(byte[] bytes, int from, int length) {
    return new String(bytes, 0, from, length);
  }

  private static String readWide(BinaryString part, BinaryReader in) {
    in.begin(part.name());
    int start = in.position();
    byte[] content = part.ended() ? ZeroEscapes.read(in, part.descending()) : in.takeRest();
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
        throw in.malformedAt(position, in.explains() ? part.allowed() : "");
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
      int escapes = part.ended() ? ZeroEscapes.zeros(content, wrong) : 0;
      throw in.malformedAt(start + wrong + escapes, "a character in UTF-8");
    }
    return text;
  }
}
