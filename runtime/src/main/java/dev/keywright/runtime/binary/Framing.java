package dev.keywright.runtime.binary;

import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Collectors;

/**
 * Measures and writes what shows the end of a value. The value is written first, and framed where
 * it is, so that it takes no array of its own.
 *
 * @param form what is written
 * @param below64 a bit for each escaped character below 64
 * @param from64 a bit for each escaped character from 64 to 127
 */
public record Framing(TextForm form, long below64, long from64) {
  static final int LAST_ASCII = 0x7F;

  /** What writes a form. */
  public static Framing of(TextForm form) {
    return new Framing(form, escaped(form, 0), escaped(form, Long.SIZE));
  }

  private static long escaped(TextForm form, int from) {
    return form.escapes().stream()
        .mapToInt(escape -> escape.of().charAt(0) - from)
        .filter(bit -> bit >= 0 && bit < Long.SIZE)
        .mapToLong(bit -> 1L << bit)
        .reduce(0, (all, one) -> all | one);
  }

  boolean hasEscapes() {
    return (below64 | from64) != 0;
  }

  boolean isEscaped(int c) {
    return c >= 0 && c < 2 * Long.SIZE && ((c < Long.SIZE ? below64 : from64) >>> c & 1) != 0;
  }

  /** The byte that fills shorter values, or -1 if there are none. */
  int fill() {
    return form.fill().orElse(-1);
  }

  /** The byte that the end begins with. */
  int end() {
    return form.end().charAt(0);
  }

  /** How many bytes the end has. */
  int endSize() {
    return form.end().length();
  }

  /** Whether a text is followed by one byte, which is found in it without encoding it. */
  boolean isEndedByAscii() {
    return form.encoding() == TextEncoding.TERMINATED && endSize() == 1 && end() <= LAST_ASCII;
  }

  /** Whether no text is refused for how many bytes it has; no switch, which would look it up. */
  boolean takesAnyLength() {
    return isEndedByAscii()
        || form.encoding() == TextEncoding.GROUPED
        || form.encoding() == TextEncoding.TAIL;
  }

  /** The end, with something exclusive-ored to each byte, as messages show it. */
  String shownEnd(int flip) {
    return form.end().chars().mapToObj(b -> shown(b ^ flip)).collect(Collectors.joining(" "));
  }

  /** Where the first end is, or the index after it. */
  int indexOfEnd(byte[] in, int from, int to, int flip) {
    byte first = (byte) (end() ^ flip);
    int at = ZeroEscapes.indexOf(first, in, from, to);
    if (endSize() > 1) {
      byte next = (byte) (form.end().charAt(1) ^ flip);
      while (at < to && (at + 1 == to || in[at + 1] != next)) {
        at = ZeroEscapes.indexOf(first, in, at + 1, to);
      }
    }
    return at;
  }

  static String shown(int b) {
    return HexFormat.of().toHexDigits((byte) b);
  }

  /** How many bytes the escapes of a text add, or -1 if it holds the end, an ASCII character. */
  int added(String text) {
    if (!hasEscapes()) {
      return text.indexOf(end()) < 0 ? 0 : -1;
    }
    int added = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isEscaped(c)) {
        added += escapeOf(c).length() - 1;
      } else if (c == end()) {
        return -1;
      }
    }
    return added;
  }

  /** How many bytes the escapes of a content add, or -1 if it holds the end. */
  int added(byte[] in, int from, int to) {
    if (!hasEscapes() && endSize() == 1) {
      return ZeroEscapes.indexOf((byte) end(), in, from, to) == to ? 0 : -1;
    }
    int added = addedByEscapes(in, from, to);
    byte[] written = escaped(Arrays.copyOfRange(in, from, to), added);
    int size = written.length;
    byte[] ended = Arrays.copyOf(written, size + endSize());
    for (int i = 0; i < endSize(); i++) {
      ended[size + i] = (byte) form.end().charAt(i);
    }
    return indexOfEnd(ended, 0, ended.length, 0) == size ? added : -1;
  }

  private int addedByEscapes(byte[] in, int from, int to) {
    int added = 0;
    for (int i = from; i < to && hasEscapes(); i++) {
      added += isEscaped(in[i]) ? escapeOf(in[i]).length() - 1 : 0;
    }
    return added;
  }

  String escapeOf(int c) {
    int i = 0;
    while (form.escapes().get(i).of().charAt(0) != c) {
      i++;
    }
    return form.escapes().get(i).by();
  }

  /** How many bytes the length of a content takes. */
  int lengthSize(int length) {
    return form.lengthBytes() == 0 ? Varints.leb128Size(length) : form.lengthBytes();
  }

  /** Where the content is written first: after the length, or after one byte of a varint. */
  int behindLength(int at) {
    return at + Math.max(form.lengthBytes(), 1);
  }

  /** Writes the length before a content, and returns the index after the content. */
  int putLength(byte[] out, int at, int end) {
    int start = behindLength(at);
    int length = end - start;
    if (form.lengthBytes() > 0) {
      BigEndian.write(length, form.lengthBytes(), out, at);
      return end;
    }
    int size = Varints.leb128Size(length);
    if (size > 1) {
      System.arraycopy(out, start, out, at + size, length);
    }
    Varints.writeLeb128(length, out, at);
    return at + size + length;
  }

  /** Fills a shorter content up, and returns the index after it. */
  int putFill(byte[] out, int at, int end) {
    int filled = at + form.width();
    byte fill = (byte) fill();
    for (int i = end; i < filled; i++) {
      out[i] = fill;
    }
    return filled;
  }

  /** Escapes a content that has been measured, ends it, and returns the index after it. */
  int putEnd(byte[] out, int at, int end) {
    int ended = hasEscapes() ? putEscapes(out, at, end) : end;
    for (int i = 0; i < endSize(); i++) {
      out[ended + i] = (byte) form.end().charAt(i);
    }
    return ended + endSize();
  }

  /** A content that has been measured, with escapes. */
  byte[] escaped(byte[] content, int added) {
    byte[] escaped = Arrays.copyOf(content, content.length + added);
    if (added > 0) {
      putEscapes(escaped, 0, content.length);
    }
    return escaped;
  }

  private int putEscapes(byte[] out, int at, int end) {
    int added = addedByEscapes(out, at, end);
    // Back to front, so that nothing is written over before it has been moved.
    for (int i = end - 1, to = end + added; i < to - 1; i--) {
      byte b = out[i];
      if (isEscaped(b)) {
        String by = escapeOf(b);
        for (int j = by.length() - 1; j >= 0; j--) {
          out[--to] = (byte) by.charAt(j);
        }
      } else {
        out[--to] = b;
      }
    }
    return end + added;
  }
}
