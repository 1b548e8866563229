package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * A {@code double} in 8 bytes that sort as {@link Double#compare} does: -0.0 below 0.0, and NaN
 * last.
 *
 * <p>The sign bit is flipped, and the other bits of negative numbers too. Every NaN is written as
 * the canonical one. Descending, every byte is complemented.
 *
 * @param code what begins the element of a tuple; -1 if it is none
 */
public record BinaryDouble(String name, int code, boolean descending)
    implements BinaryPart<Double> {

  public static BinaryDouble of(String name) {
    return new BinaryDouble(name, ElementCode.NONE, false);
  }

  /** The same part as an element of a tuple of FoundationDB. */
  public BinaryDouble element() {
    return new BinaryDouble(name, ElementCode.DOUBLE, descending);
  }

  /** The same part with the order of its values turned around. */
  public BinaryDouble descendingOrder() {
    return new BinaryDouble(name, code, true);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(encode(Double.NEGATIVE_INFINITY), encode(Double.NaN)));
  }

  /** The number of bytes that {@link #write} will write. */
  @SuppressWarnings("UnusedVariable") // every part is sized by its value
  public int size(double value) {
    return width();
  }

  @Override
  public int width() {
    return ElementCode.size(code) + Double.BYTES;
  }

  /** Writes the bytes and returns the index after them. */
  public int write(double value, byte[] out, int at) {
    long bits = Double.doubleToLongBits(value);
    long sorted = bits ^ (bits >> (Double.SIZE - 1) | Long.MIN_VALUE);
    int from = ElementCode.write(code, out, at);
    return BigEndian.write(descending ? ~sorted : sorted, Double.BYTES, out, from);
  }

  @Override
  public int size(Double value) {
    return size(value.doubleValue());
  }

  @Override
  public int write(Double value, byte[] out, int at) {
    return write(value.doubleValue(), out, at);
  }

  /** The bytes of a value. */
  public byte[] encode(double value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  /** Reads one number. */
  public double readDouble(BinaryReader in) {
    in.begin(name);
    in.element(code);
    int start = in.position();
    long stored = in.takeNumber(Double.BYTES);
    long sorted = descending ? ~stored : stored;
    long bits = sorted ^ (~sorted >> (Double.SIZE - 1) | Long.MIN_VALUE);
    double value = Double.longBitsToDouble(bits);
    if (Double.isNaN(value) && bits != Double.doubleToLongBits(Double.NaN)) {
      throw in.malformedAt(start, "a number, or the canonical NaN");
    }
    return value;
  }

  @Override
  public Double read(BinaryReader in) {
    return readDouble(in);
  }
}
