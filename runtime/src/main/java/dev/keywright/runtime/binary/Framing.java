package dev.keywright.runtime.binary;

import dev.keywright.runtime.frame.TextForm;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Puts the bytes of a value into what shows their end, and takes them out again. */
record Framing(TextForm form) {

  byte[] framed(byte[] content, BinaryFramed<?> part, Object value) {
    return switch (form.encoding()) {
      case FIXED -> filled(content, part, value);
      case LENGTH_PREFIXED -> behindLength(content, part, value);
      case TERMINATED -> {
        byte[] escaped = escaped(content, part, value);
        byte[] ended = Arrays.copyOf(escaped, escaped.length + 1);
        ended[escaped.length] = (byte) form.end();
        yield ended;
      }
      case TAIL -> content;
    };
  }

  private byte[] filled(byte[] content, BinaryFramed<?> part, Object value) {
    int length = content.length;
    int width = form.width();
    if (form.fill().isEmpty() && length != width) {
      throw part.refused(value, "have exactly " + width + " bytes");
    }
    if (length > width) {
      throw part.refused(value, "have at most " + width + " bytes");
    }
    if (form.fill().isEmpty()) {
      return content;
    }
    requireEnd(content, part, value);
    byte[] filled = Arrays.copyOf(content, width);
    Arrays.fill(filled, length, width, (byte) form.fill().getAsInt());
    return filled;
  }

  private void requireEnd(byte[] content, BinaryFramed<?> part, Object value) {
    byte last = content.length == 0 ? 0 : content[content.length - 1];
    if (content.length > 0 && form.fill().isPresent() && last == (byte) form.fill().getAsInt()) {
      throw part.refused(value, "not end in " + shown(last) + ", which fills shorter values");
    }
  }

  private byte[] behindLength(byte[] content, BinaryFramed<?> part, Object value) {
    if (content.length > form.most()) {
      throw part.refused(value, "have at most " + form.most() + " bytes");
    }
    int bytes = form.lengthBytes() == 0 ? Varints.leb128Size(content.length) : form.lengthBytes();
    byte[] framed = new byte[bytes + content.length];
    if (form.lengthBytes() == 0) {
      Varints.writeLeb128(content.length, framed, 0);
    } else {
      BigEndian.write(content.length, bytes, framed, 0);
    }
    System.arraycopy(content, 0, framed, bytes, content.length);
    return framed;
  }

  private byte[] escaped(byte[] content, BinaryFramed<?> part, Object value) {
    ByteArrayOutputStream escaped = new ByteArrayOutputStream(content.length);
    for (byte b : content) {
      int index = escapeOf(b);
      if (index >= 0) {
        form.escapes().get(index).by().chars().forEach(escaped::write);
      } else if (b == (byte) form.end()) {
        throw part.refused(value, "not hold the byte " + shown(b) + ", which ends it");
      } else {
        escaped.write(b);
      }
    }
    return escaped.toByteArray();
  }

  private int escapeOf(byte b) {
    for (int i = 0; i < form.escapes().size(); i++) {
      if (form.escapes().get(i).of().charAt(0) == b) {
        return i;
      }
    }
    return -1;
  }

  private static String shown(byte b) {
    return HexFormat.of().toHexDigits(b);
  }

  /** What all values begin with that begin like this one. */
  byte[] beginning(byte[] content, BinaryFramed<?> part, Object value) {
    return switch (form.encoding()) {
      case FIXED -> {
        if (content.length > form.width()) {
          throw part.refused(value, "have at most " + form.width() + " bytes");
        }
        // Shorter values, filled up, would stand among those that begin like this.
        requireEnd(content, part, value);
        yield content;
      }
      case TERMINATED -> escaped(content, part, value);
      case TAIL -> {
        int least = part.accepts().minLength();
        if (content.length > least) {
          throw part.refused(
              value, "have at most " + least + " bytes: what follows a shorter value looks alike");
        }
        yield content;
      }
      case LENGTH_PREFIXED ->
          throw new IllegalStateException(form.encoding() + " has no beginnings");
    };
  }

  /**
   * Takes the bytes of a value from a reader.
   *
   * @param flip what is exclusive-ored to each byte: 0 or -1
   */
  byte[] read(BinaryReader in, int flip) {
    return switch (form.encoding()) {
      case FIXED -> unfilled(taken(in, form.width(), flip));
      case LENGTH_PREFIXED -> {
        int start = in.position();
        ByteSource source = new ByteSource(in, flip, "a length");
        long length =
            form.lengthBytes() == 0
                ? Varints.readLeb128(source)
                : source.number(form.lengthBytes());
        if (length > in.remaining()) {
          throw in.malformedAt(start, "the length of what follows");
        }
        yield taken(in, (int) length, flip);
      }
      case TERMINATED -> unescaped(in, flip);
      case TAIL -> {
        int length = in.remaining() - form.width();
        if (length < 0) {
          throw in.malformedAt(in.position(), "at least " + form.width() + " bytes");
        }
        yield taken(in, length, flip);
      }
    };
  }

  private static byte[] taken(BinaryReader in, int length, int flip) {
    int at = in.take(length);
    byte[] taken = Arrays.copyOfRange(in.bytes(), at, at + length);
    if (flip != 0) {
      Escapes.complement(taken, 0, length);
    }
    return taken;
  }

  private byte[] unfilled(byte[] taken) {
    int length = taken.length;
    if (form.fill().isPresent()) {
      byte fill = (byte) form.fill().getAsInt();
      while (length > 0 && taken[length - 1] == fill) {
        length--;
      }
    }
    return length == taken.length ? taken : Arrays.copyOf(taken, length);
  }

  private byte[] unescaped(BinaryReader in, int flip) {
    int start = in.position();
    int length = 0;
    while (length < in.remaining()
        && (byte) (in.bytes()[in.index(start + length)] ^ flip) != (byte) form.end()) {
      length++;
    }
    if (length == in.remaining()) {
      throw in.malformedAt(start + length, "the end " + shown((byte) (form.end() ^ flip)));
    }
    byte[] escaped = taken(in, length, flip);
    in.skip(1);
    return form.escapes().isEmpty() ? escaped : unescaped(escaped, in, start);
  }

  private byte[] unescaped(byte[] escaped, BinaryReader in, int start) {
    ByteArrayOutputStream content = new ByteArrayOutputStream(escaped.length);
    int at = 0;
    while (at < escaped.length) {
      if (escapeOf(escaped[at]) < 0) {
        content.write(escaped[at++]);
        continue;
      }
      TextForm.Escape escape = escapeAt(escaped, at);
      if (escape == null) {
        throw in.malformedAt(start + at, "an escape");
      }
      content.write(escape.of().charAt(0));
      at += escape.by().length();
    }
    return content.toByteArray();
  }

  private TextForm.@Nullable Escape escapeAt(byte[] escaped, int at) {
    for (TextForm.Escape escape : form.escapes()) {
      String by = escape.by();
      boolean isHere = escaped.length - at >= by.length();
      for (int i = 0; isHere && i < by.length(); i++) {
        isHere = escaped[at + i] == by.charAt(i);
      }
      if (isHere) {
        return escape;
      }
    }
    return null;
  }
}
