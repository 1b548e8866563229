package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Surrounded;
import dev.keywright.runtime.codec.WholeCodec;
import org.jspecify.annotations.Nullable;

/** A whole number in bytes, which is taken and given without a box. */
public sealed interface BinaryInteger extends BinaryPart<Long>, WholeCodec<byte[]>, Expecting
    permits BinaryWhole, BinaryNumber {

  /** The same part, refusing smaller values. */
  BinaryInteger atLeast(long value);

  /** The same part, refusing larger values. */
  BinaryInteger atMost(long value);

  /** The same part with the order of its values turned around. */
  BinaryInteger descendingOrder();

  /**
   * The same part with its bytes in reverse order.
   *
   * @throws IllegalStateException if another system says where each byte is
   */
  BinaryInteger inReverse();

  @Override
  int width();

  /** The number of bytes of the longest value, as far as the bounds say: they may contradict. */
  int largestSize();

  @Override
  default String expected() {
    return WholeCodec.super.expected();
  }

  /** The number of bytes that {@link #write} will write. */
  int size(long value);

  /** Writes the bytes, and returns the index after them. */
  int write(long value, byte[] out, int at);

  /** Reads one number. */
  long readLong(BinaryReader in);

  /**
   * Reads one number, in range or not.
   *
   * @param part says which values may be there
   */
  long readAny(BinaryReader in, Expecting part);

  /** Reads one number of a part whose values fit a {@code byte}. */
  default byte readByte(BinaryReader in) {
    return (byte) readLong(in);
  }

  /** Reads one number of a part whose values fit a {@code short}. */
  default short readShort(BinaryReader in) {
    return (short) readLong(in);
  }

  /** Reads one number of a part whose values fit an {@code int}. */
  default int readInt(BinaryReader in) {
    return (int) readLong(in);
  }

  @Override
  default Long read(BinaryReader in) {
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
  default byte[] encode(Long value) {
    return BinaryPart.super.encode(value);
  }

  @Override
  default byte[] encode(long value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return BinaryPart.super.bytesAfter(before, value, behind);
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    byte[] out = Surrounded.room(before, size(value), behind);
    Surrounded.end(out, write(value, out, Surrounded.start(before)), behind);
    return out;
  }

  @Override
  default byte[] contentAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return BinaryPart.super.bytesAfter(before, value, behind);
  }

  @Override
  default byte[] contentAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    return bytesAfter(before, value, behind);
  }
}
