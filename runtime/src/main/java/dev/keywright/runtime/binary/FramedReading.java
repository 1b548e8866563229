package dev.keywright.runtime.binary;

import dev.keywright.runtime.frame.ByteGroups;
import dev.keywright.runtime.frame.TextForm;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Takes a value out of what shows its end. A value that is there as it is gets read in place.
 *
 * @param flip what is exclusive-ored to each byte: 0 or -1
 */
record FramedReading(Framing framing, int flip) {

  <T> T read(BinaryPart<T> content, BinaryReader in) {
    TextForm form = framing.form();
    return switch (form.encoding()) {
      case FIXED -> {
        int width = form.width();
        require(in, width);
        yield value(content, in, unfilled(in, width), width);
      }
      case LENGTH_PREFIXED -> {
        int length = length(in);
        yield value(content, in, length, length);
      }
      case TERMINATED -> {
        int from = in.index(in.position());
        int length = framing.indexOfEnd(in.bytes(), from, from + in.remaining(), flip) - from;
        if (length == in.remaining()) {
          throw in.malformedAt(in.position() + length, "the end " + framing.shownEnd(flip));
        }
        yield value(content, in, length, length + framing.endSize());
      }
      case GROUPED -> grouped(content, in);
      case TAIL -> {
        int length = in.remaining() - form.width();
        if (length < 0) {
          throw in.malformedAt(in.position(), "at least " + form.width() + " bytes");
        }
        yield value(content, in, length, length);
      }
    };
  }

  private static void require(BinaryReader in, int bytes) {
    if (in.remaining() < bytes) {
      throw in.missing(bytes);
    }
  }

  private <T> T grouped(BinaryPart<T> content, BinaryReader in) {
    int start = in.position();
    int from = in.index(start);
    int size = 0;
    int count;
    do {
      if (in.remaining() - size < ByteGroups.SIZE) {
        throw in.malformedAt(start + in.remaining(), "groups of 8 bytes and a marker");
      }
      size += ByteGroups.SIZE;
      int marker = in.bytes()[from + size - 1] ^ flip;
      count = ByteGroups.counted(marker & ByteGroups.WHOLE);
      if (count < 0) {
        String expected =
            "a marker from %s to %s".formatted(marker(0), marker(ByteGroups.SIZE - 1));
        throw in.malformedAt(start + size - 1, expected);
      }
    } while (count == ByteGroups.SIZE - 1);
    byte[] groups = Arrays.copyOfRange(in.bytes(), from, from + size);
    if (flip != 0) {
      ZeroEscapes.complement(groups, 0, size);
    }
    for (int i = size - ByteGroups.SIZE + count; i < size - 1; i++) {
      if (groups[i] != 0) {
        throw in.malformedAt(start + i, Framing.shown(flip) + " up to the marker");
      }
    }
    int length = size / ByteGroups.SIZE * (ByteGroups.SIZE - 1) - (ByteGroups.SIZE - 1 - count);
    byte[] contents = Arrays.copyOf(ByteGroups.ungrouped(groups), length);
    BinaryReader inside = in.inside(contents, start);
    in.skip(size);
    return content.read(inside);
  }

  private String marker(int count) {
    return Framing.shown((ByteGroups.WHOLE - ByteGroups.SIZE + 1 + count) ^ flip);
  }

  /** How many bytes are left without those that fill them. */
  private int unfilled(BinaryReader in, int width) {
    int fill = framing.fill();
    int length = width;
    if (fill >= 0) {
      int from = in.index(in.position());
      byte stored = (byte) (fill ^ flip);
      while (length > 0 && in.bytes()[from + length - 1] == stored) {
        length--;
      }
    }
    return length;
  }

  private int length(BinaryReader in) {
    int bytes = framing.form().lengthBytes();
    long length = bytes == Short.BYTES ? twoBytes(in) : otherLength(in, bytes);
    if (length > in.remaining()) {
      // At the end of the column, which may have been cut off there.
      String unit = length == 1 ? " byte" : " bytes";
      throw in.malformedAt(in.position() + in.remaining(), length + unit + " in all");
    }
    return (int) length;
  }

  // The code for any number of bytes is so long that whatever calls it is not inlined.
  private int twoBytes(BinaryReader in) {
    int at = in.take(Short.BYTES);
    byte[] bytes = in.bytes();
    return ((bytes[at] ^ flip) & 0xFF) << Byte.SIZE | ((bytes[at + 1] ^ flip) & 0xFF);
  }

  private long otherLength(BinaryReader in, int bytes) {
    if (bytes == Integer.BYTES) {
      require(in, bytes);
      return Integer.toUnsignedLong(twoBytes(in) << Short.SIZE | twoBytes(in));
    }
    ByteSource source = new ByteSource(in, flip, () -> "a length");
    return bytes == 0 ? Varints.readLeb128(source) : source.number(bytes);
  }

  /**
   * Reads the next bytes as a value.
   *
   * @param taken how many bytes the value takes, with what shows its end
   */
  private <T> T value(BinaryPart<T> content, BinaryReader in, int length, int taken) {
    if (flip != 0 || hasEscape(in, length)) {
      int start = in.position();
      BinaryReader inside = in.inside(unescaped(in, length), start);
      in.skip(taken);
      return content.read(inside);
    }
    // The frame has told where the text ends, so nobody needs to look for its end.
    if (content instanceof BinaryString texts && !in.isChecked() && !texts.reversed()) {
      int from = in.index(in.position());
      String text = BinaryStringDecoder.unchecked(texts, in.bytes(), from, from + length);
      if (text != null) {
        in.skip(taken);
        @SuppressWarnings("unchecked") // the content is one of texts
        T read = (T) text;
        return read;
      }
    }
    int to = in.endAfter(length);
    T value = content.read(in);
    in.endAt(to);
    in.skip(taken - length);
    return value;
  }

  private boolean hasEscape(BinaryReader in, int length) {
    if (!framing.hasEscapes()) {
      return false;
    }
    int from = in.index(in.position());
    int i = 0;
    while (i < length && !framing.isEscaped(in.bytes()[from + i])) {
      i++;
    }
    return i < length;
  }

  private byte[] unescaped(BinaryReader in, int length) {
    int from = in.index(in.position());
    byte[] escaped = Arrays.copyOfRange(in.bytes(), from, from + length);
    if (flip != 0) {
      ZeroEscapes.complement(escaped, 0, length);
    }
    if (!framing.hasEscapes()) {
      return escaped;
    }
    byte[] content = new byte[length];
    int size = 0;
    for (int at = 0; at < length; size++) {
      if (!framing.isEscaped(escaped[at])) {
        content[size] = escaped[at++];
        continue;
      }
      TextForm.Escape escape = escapeAt(escaped, at);
      if (escape == null) {
        throw in.malformedAt(in.position() + at, "an escape");
      }
      content[size] = (byte) escape.of().charAt(0);
      at += escape.by().length();
    }
    return Arrays.copyOf(content, size);
  }

  private TextForm.@Nullable Escape escapeAt(byte[] escaped, int at) {
    for (TextForm.Escape escape : framing.form().escapes()) {
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
