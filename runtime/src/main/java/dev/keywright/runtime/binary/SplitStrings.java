package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.element.ReadElements;
import dev.keywright.runtime.utf8.Ascii;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a list of texts without a zero in them, and checks them. What it does not take is read text
 * by text, which says what is wrong.
 */
final class SplitStrings {
  private SplitStrings() {}

  // It does not take the reader: however it is compiled, no reader has to be an object.
  static <E> @Nullable List<E> read(
      BinaryString part, byte[] bytes, int from, int to, BinaryList<?> list) {
    boolean isAsItIs = part.ended() && !part.reversed() && !part.descending();
    int count = isAsItIs ? ZeroEscapes.ends(bytes, from, to) : -1;
    if (!list.limits().allow(count)) {
      return null;
    }
    boolean isAscii = Ascii.isAscii(bytes, from, to);
    String[] texts = new String[count];
    int at = from;
    for (int i = 0; i < count; i++) {
      int end = ZeroEscapes.indexOfZero(bytes, at, to);
      if (!BinaryStringDecoder.isEnd(bytes, end, to)) {
        return null;
      }
      texts[i] =
          isAscii
              ? BinaryStringDecoder.ascii(bytes, at, end - at)
              : new String(bytes, at, end - at, UTF_8);
      if (!isLegal(part, texts[i])) {
        return null;
      }
      at = end + ZeroEscapes.END;
    }
    return at == to ? new ReadElements<>(texts, list) : null;
  }

  private static boolean isLegal(BinaryString part, String text) {
    int length = text.length();
    return length >= part.minLength()
        && length <= part.maxLength()
        && text.indexOf(BinaryStringDecoder.REPLACEMENT) < 0
        && (part.alphabet().isAll() || part.alphabet().endOf(text) == length);
  }
}
