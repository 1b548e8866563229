package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;

/**
 * A whole number in so many bytes, most significant byte first, its sign bit flipped so that
 * negative numbers sort below positive ones.
 *
 * <p>Descending, every byte is complemented. Reversed, the bytes are in reverse order: growing
 * numbers are spread over the whole key space and no longer keep their order.
 *
 * @param width the bytes: 1, 2, 4 or 8
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 */
public record BinaryWhole(
    String name, int width, boolean descending, boolean reversed, long min, long max)
    implements BinaryInteger {

  /**
   * A number of any value that so many bytes hold.
   *
   * @param bytes 1, 2, 4 or 8
   * @throws IllegalArgumentException if it is another number of bytes
   */
  public static BinaryWhole of(String name, int bytes) {
    if (bytes != Byte.BYTES
        && bytes != Short.BYTES
        && bytes != Integer.BYTES
        && bytes != Long.BYTES) {
      throw new IllegalArgumentException(
          name + " in " + bytes + " bytes: a whole number takes 1, 2, 4 or 8");
    }
    long max = BigEndian.sign(bytes) - 1;
    return new BinaryWhole(name, bytes, false, false, -max - 1, max);
  }

  @Override
  public BinaryWhole atLeast(long value) {
    return new BinaryWhole(name, width, descending, reversed, Math.max(min, value), max);
  }

  @Override
  public BinaryWhole atMost(long value) {
    return new BinaryWhole(name, width, descending, reversed, min, Math.min(max, value));
  }

  @Override
  public BinaryWhole descendingOrder() {
    return new BinaryWhole(name, width, true, reversed, min, max);
  }

  @Override
  public BinaryWhole inReverse() {
    return new BinaryWhole(name, width, descending, true, min, max);
  }

  @Override
  public Extremes<byte[]> extremes() {
    boolean areOfOneByte = min >> Byte.SIZE == max >> Byte.SIZE;
    return reversed && !areOfOneByte ? Extremes.unknown() : Extremes.numbers(this);
  }

  @Override
  public int largestSize() {
    return width;
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(long value) {
    check(value);
    return width;
  }

  /** Writes the bytes and returns the index after them. */
  @Override
  public int write(long value, byte[] out, int at) {
    long bits = (descending ? ~value : value) ^ BigEndian.sign(width);
    return BigEndian.write(reversed ? BigEndian.reversed(bits, width) : bits, width, out, at);
  }

  @Override
  public long readLong(BinaryReader in) {
    int start = in.position();
    long value = readAny(in, this);
    if (value < min || value > max) {
      throw in.malformedAt(start, this);
    }
    return value;
  }

  @Override
  public long readAny(BinaryReader in, Expecting part) {
    in.begin(name);
    long stored = in.takeNumber(width);
    long bits = (reversed ? BigEndian.reversed(stored, width) : stored) ^ BigEndian.sign(width);
    int above = Long.SIZE - Byte.SIZE * width;
    // Shifted up and down again, the highest bit of the number fills those above it.
    return (descending ? ~bits : bits) << above >> above;
  }
}
