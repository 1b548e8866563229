package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.RangeEnds;
import dev.keywright.runtime.codec.Surrounded;
import dev.keywright.runtime.codec.WholeCodec;
import dev.keywright.runtime.utf8.Ascii;
import org.jspecify.annotations.Nullable;

/** A whole number in digits, which is taken and given without a box. */
public sealed interface TextNumber extends TextPart<Long>, WholeCodec<String>
    permits DecimalPart, NumberPart {

  /** The number of bytes that {@link #write} will write. */
  int size(long value);

  /** Writes the digits, and returns the index after them. */
  int write(long value, byte[] out, int at);

  /** The digits of a value. */
  default String text(long value) {
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  /** Reads one number. */
  long readLong(TextReader in);

  /** Reads one number of a part whose values fit a {@code byte}. */
  default byte readByte(TextReader in) {
    return (byte) readLong(in);
  }

  /** Reads one number of a part whose values fit a {@code short}. */
  default short readShort(TextReader in) {
    return (short) readLong(in);
  }

  /** Reads one number of a part whose values fit an {@code int}. */
  default int readInt(TextReader in) {
    return (int) readLong(in);
  }

  @Override
  default Long read(TextReader in) {
    return readLong(in);
  }

  @Override
  default int size(Long value) {
    return size(value.longValue());
  }

  @Override
  default int write(Long value, byte[] out, int at) {
    return write(value.longValue(), out, at);
  }

  @Override
  default String text(Long value) {
    return text(NullCheck.require(name(), value).longValue());
  }

  @Override
  default String encode(Long value) {
    return text(value);
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    byte[] out = Surrounded.room(before, size(value), behind);
    Surrounded.end(out, write(value, out, Surrounded.start(before)), behind);
    return out;
  }

  @Override
  default String contentAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    byte[] out = TextBuffer.of(Surrounded.size(before, size(value), behind));
    Surrounded.putFront(before, out);
    int end = write(value, out, Surrounded.start(before));
    if (behind == null && (before == null || Ascii.isAscii(before))) {
      return TextBuffer.ascii(out, end);
    }
    return TextBuffer.utf8(out, Surrounded.end(out, end, behind));
  }

  @Override
  default RangeEnds<String> endsAfter(byte @Nullable [] before, long from, long to) {
    boolean isAscii = before == null || Ascii.isAscii(before);
    int start = Surrounded.start(before);
    byte[] out = TextBuffer.of(start + Math.max(size(from), size(to)));
    Surrounded.putFront(before, out);
    String first = text(out, write(from, out, start), isAscii);
    return new RangeEnds<>(first, text(out, write(to, out, start), isAscii));
  }

  private static String text(byte[] out, int end, boolean isAscii) {
    return isAscii ? TextBuffer.ascii(out, end) : TextBuffer.utf8(out, end);
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return TextPart.super.bytesAfter(before, value, behind);
  }

  @Override
  default String contentAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return TextPart.super.contentAfter(before, value, behind);
  }

  @Override
  default String encode(long value) {
    return text(value);
  }
}
