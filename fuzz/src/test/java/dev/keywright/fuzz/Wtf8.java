package dev.keywright.fuzz;

import java.io.ByteArrayOutputStream;

/**
 * Texts as bytes: UTF-8 in which half a surrogate pair may stand, too. Bytes that are none of it
 * are characters of their own, so that every input is a text.
 */
final class Wtf8 {
  private Wtf8() {}

  static String text(byte[] bytes, int from, int to) {
    StringBuilder text = new StringBuilder(to - from);
    int at = from;
    while (at < to) {
      int first = bytes[at] & 0xff;
      int length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
      if (length == 1 || at + length > to || first > 0xf7) {
        text.append((char) first);
        at++;
        continue;
      }
      int c = first & (0x7f >> length);
      for (int i = 1; i < length; i++) {
        c = c << 6 | (bytes[at + i] & 0x3f);
      }
      text.appendCodePoint(Math.min(c, Character.MAX_CODE_POINT));
      at += length;
    }
    return text.toString();
  }

  static byte[] bytes(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    text.codePoints().forEach(c -> write(bytes, c));
    return bytes.toByteArray();
  }

  private static void write(ByteArrayOutputStream bytes, int c) {
    if (c < 0x80) {
      bytes.write(c);
      return;
    }
    int following = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    bytes.write((0xf0 << (3 - following) & 0xff) | c >> (6 * following));
    for (int i = following - 1; i >= 0; i--) {
      bytes.write(0x80 | (c >> (6 * i) & 0x3f));
    }
  }
}
