package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Bytes;
import java.util.List;
import java.util.function.Function;

/** What can tell kinds of row apart at a glance. */
final class Tokens {
  private static final int LONGEST = 24;

  /** In TEXT, the first word. */
  static final List<Function<byte[], String>> OF_TEXT = List.of(Tokens::word);

  /** In BINARY, the first bytes, the length, and the last byte as well. */
  static final List<Function<byte[], String>> OF_BINARY =
      List.of(
          Tokens::word,
          content -> first(content, 1),
          content -> first(content, 2),
          content -> first(content, 4),
          content -> first(content, 8),
          content -> String.valueOf(content.length),
          content -> first(content, 1) + content.length,
          Tokens::last);

  private Tokens() {}

  private static String first(byte[] content, int bytes) {
    return new String(content, 0, Math.min(bytes, content.length), ISO_8859_1);
  }

  private static String last(byte[] content) {
    int from = Math.max(0, content.length - 1);
    return new String(content, from, content.length - from, ISO_8859_1);
  }

  /** Signs and letters up to the first sign after a letter, or all if there are only letters. */
  private static String word(byte[] content) {
    boolean hasLetter = false;
    int end = 0;
    while (end < content.length && end < LONGEST) {
      byte b = content[end];
      if (!Bytes.isPrintable(b) || Bytes.isDigit(b)) {
        break;
      }
      end++;
      if (!Bytes.isLetter(b) && hasLetter) {
        break;
      }
      hasLetter = hasLetter || Bytes.isLetter(b);
    }
    return new String(content, 0, end, ISO_8859_1);
  }
}
