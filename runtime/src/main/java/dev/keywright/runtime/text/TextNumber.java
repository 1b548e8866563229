package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.WholeCodec;

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
  default String encode(long value) {
    return text(value);
  }
}
