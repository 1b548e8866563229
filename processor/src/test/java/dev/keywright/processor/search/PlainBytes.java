package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** The bytes of the values of one part in BINARY. */
final class PlainBytes {
  private PlainBytes() {}

  static byte[] of(Part part, Object value, boolean last) {
    if (value instanceof List<?> list) {
      return elements(((PartType.Repeated) part.type()).parts(), list);
    }
    boolean descending = part.encoding().descending();
    byte[] bytes = ascending(part, value, last && !descending);
    if (descending) {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) ~bytes[i];
      }
    }
    boolean isTurned = part.encoding().reversed() && !(value instanceof String);
    return isTurned ? turned(bytes) : bytes;
  }

  private static byte[] elements(List<Part> parts, List<?> elements) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (Object element : elements) {
      for (int i = 0; i < parts.size(); i++) {
        all.writeBytes(of(parts.get(i), ((List<?>) element).get(i), /* last= */ false));
      }
    }
    return all.toByteArray();
  }

  private static byte[] ascending(Part part, Object value, boolean raw) {
    if (part.encoding().number().isPresent()) {
      return new ForeignValues(part).bytesOfNumber(value);
    }
    if (part.encoding().text().isPresent()) {
      return new ForeignValues(part).framed(value);
    }
    if (value instanceof String text) {
      String directed =
          part.encoding().reversed() ? new StringBuilder(text).reverse().toString() : text;
      return content(directed.getBytes(UTF_8), raw);
    }
    if (value instanceof Constant constant) {
      return content(constant.code().getBytes(UTF_8), raw);
    }
    if (value instanceof byte[] bytes) {
      return content(bytes, raw);
    }
    if (value instanceof UUID uuid) {
      return ByteBuffer.allocate(16)
          .putLong(uuid.getMostSignificantBits())
          .putLong(uuid.getLeastSignificantBits())
          .array();
    }
    if (value instanceof Boolean flag) {
      return new byte[] {(byte) (flag ? 1 : 0)};
    }
    if (value instanceof Character c) {
      return new byte[] {(byte) (c >> 8), (byte) (int) c};
    }
    if (value instanceof Double number) {
      long bits = Double.doubleToLongBits(number);
      return number(bits < 0 ? bits ^ Long.MAX_VALUE : bits, Long.BYTES);
    }
    if (value instanceof Instant time) {
      return number(time.toEpochMilli(), Long.BYTES);
    }
    if (value instanceof LocalDate date) {
      return number(date.toEpochDay(), Integer.BYTES);
    }
    return number((Long) value, part.signature().type().bytes());
  }

  private static byte[] number(long value, int width) {
    byte[] bytes = new byte[width];
    for (int i = 0; i < width; i++) {
      bytes[i] = (byte) (value >> (8 * (width - 1 - i)));
    }
    bytes[0] ^= (byte) 0x80;
    return bytes;
  }

  private static byte[] content(byte[] content, boolean raw) {
    if (raw) {
      return content.clone();
    }
    ByteArrayOutputStream ended = new ByteArrayOutputStream();
    for (byte b : content) {
      ended.write(b);
      if (b == 0) {
        ended.write(0xff);
      }
    }
    ended.write(0);
    ended.write(1);
    return ended.toByteArray();
  }

  private static byte[] turned(byte[] bytes) {
    byte[] turned = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      turned[i] = bytes[bytes.length - 1 - i];
    }
    return turned;
  }
}
