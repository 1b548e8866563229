package dev.keywright.store.cursor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a token holds once it is opened: the second at which it was made, the layout in four bytes,
 * and what the columns hold. Each content has a header, in 7 bits a byte: its kind in the lowest
 * two bits, above them one more than its length; nothing above them for the last, which takes the
 * rest.
 *
 * @param second since 1970, an unsigned number
 */
record SealedPosition(int second, Position position) {
  private static final int TEXT = 0;
  private static final int NUMBER = 1;
  private static final int BYTES = 2;
  private static final int VALUE = 3;
  private static final int KIND_BITS = 2;
  private static final int KINDS = 1 << KIND_BITS;

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(
        ByteBuffer.allocate(2 * Integer.BYTES).putInt(second).putInt(position.layout()).array());
    List<Object> contents = position.contents();
    for (int i = 0; i < contents.size(); i++) {
      Object content = contents.get(i);
      byte[] bytes = bytes(content);
      boolean isLast = i == contents.size() - 1;
      writeHeader(out, kind(content) | (isLast ? 0 : (bytes.length + 1) << KIND_BITS));
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  /** Reads what {@link #bytes} wrote. A secret has sealed it since, so it is whole. */
  static SealedPosition of(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int second = in.getInt();
    int layout = in.getInt();
    List<Object> contents = new ArrayList<>();
    int header = KINDS;
    while (header >= KINDS) {
      header = readHeader(in);
      byte[] content = new byte[header < KINDS ? in.remaining() : (header >> KIND_BITS) - 1];
      in.get(content);
      contents.add(content(header % KINDS, content));
    }
    return new SealedPosition(second, new Position(layout, Collections.unmodifiableList(contents)));
  }

  private static int kind(Object content) {
    if (content instanceof String) {
      return TEXT;
    }
    if (content instanceof Long) {
      return NUMBER;
    }
    return content instanceof byte[] ? BYTES : VALUE;
  }

  private static byte[] bytes(Object content) {
    if (content instanceof Long number) {
      return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    }
    if (content instanceof String text) {
      return utf8(text);
    }
    return content instanceof byte[] bytes ? bytes : ValueBytes.of(content);
  }

  private static Object content(int kind, byte[] bytes) {
    return switch (kind) {
      case TEXT -> new String(bytes, UTF_8);
      case NUMBER -> ByteBuffer.wrap(bytes).getLong();
      case BYTES -> bytes;
      default -> ValueBytes.read(bytes);
    };
  }

  private static byte[] utf8(String text) {
    try {
      ByteBuffer encoded = UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    } catch (CharacterCodingException halfPair) {
      throw new IllegalArgumentException("a text of the key has half of a pair", halfPair);
    }
  }

  private static void writeHeader(ByteArrayOutputStream out, int header) {
    int rest = header;
    while (rest >= 0x80) {
      out.write(rest | 0x80);
      rest >>= 7;
    }
    out.write(rest);
  }

  private static int readHeader(ByteBuffer in) {
    int header = 0;
    int shift = 0;
    int read;
    do {
      read = in.get();
      header |= (read & 0x7F) << shift;
      shift += 7;
    } while (read < 0);
    return header;
  }
}
