package dev.keywright.runtime.binary;

import dev.keywright.runtime.utf8.Utf8;
import java.util.Arrays;

/**
 * The contents of any length in FoundationDB's tuples: after the byte that begins the element, each
 * byte 00 becomes 00 FF, and 00 ends the content.
 *
 * <p>So an element may begin another one: the next byte tells, because no element begins with FF.
 */
final class TupleContent {
  /** How many bytes are around a content: its code and its end. */
  static final int AROUND = 2;

  private static final byte END = 0;

  private TupleContent() {}

  /** Writes the end and returns the index after it. */
  static int writeEnd(byte[] out, int at) {
    out[at] = END;
    return at + 1;
  }

  /**
   * Reads an element as the value that its content alone is. A content without a zero is read where
   * it is.
   */
  static <T> T read(BinaryPart<T> content, int code, BinaryReader in) {
    in.begin(content.name());
    in.element(code);
    byte[] bytes = in.bytes();
    int from = in.index(in.position());
    int to = from + in.remaining();
    int end = ZeroEscapes.indexOfZero(bytes, from, to);
    if (isEnd(bytes, end, to)) {
      int before = in.endAfter(end - from);
      T value = content.read(in);
      in.endAt(before);
      in.skip(1);
      return value;
    }
    int start = in.position();
    byte[] unescaped = unescaped(in, bytes, from, to);
    return content.read(in.inside(unescaped, start));
  }

  private static boolean isEnd(byte[] bytes, int at, int to) {
    return at < to && (at + 1 == to || bytes[at + 1] != Utf8.AFTER_ZERO);
  }

  /** Takes a content and its end. */
  private static byte[] unescaped(BinaryReader in, byte[] bytes, int from, int to) {
    byte[] content = new byte[to - from];
    int size = 0;
    int at = from;
    while (at < to && !(bytes[at] == END && isEnd(bytes, at, to))) {
      content[size++] = bytes[at];
      at += bytes[at] == END ? 2 : 1;
    }
    if (at >= to) {
      throw in.malformedAt(in.position() + to - from, "the end 00 of the element");
    }
    in.skip(at - from + 1);
    return Arrays.copyOf(content, size);
  }
}
