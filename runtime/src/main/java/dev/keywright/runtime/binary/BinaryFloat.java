package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * A {@code float} in 4 bytes that sort as {@link Float#compare} does: -0.0 below 0.0, and NaN last.
 *
 * <p>The sign bit is flipped, and the other bits of negative numbers too. Every NaN is written as
 * the canonical one. Descending, every byte is complemented.
 *
 * @param code what begins the element of a tuple; -1 if it is none
 */
public record BinaryFloat(String name, int code, boolean descending) implements BinaryPart<Float> {

  public static BinaryFloat of(String name) {
    return new BinaryFloat(name, ElementCode.NONE, false);
  }

  /** The same part as an element of a tuple of FoundationDB. */
  public BinaryFloat element() {
    return new BinaryFloat(name, ElementCode.FLOAT, descending);
  }

  /** The same part with the order of its values turned around. */
  public BinaryFloat descendingOrder() {
    return new BinaryFloat(name, code, true);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(encode(Float.NEGATIVE_INFINITY), encode(Float.NaN)));
  }

  /** The number of bytes that {@link #write} will write. */
  @SuppressWarnings("UnusedVariable") // every part is sized by its value
  public int size(float value) {
    return width();
  }

  @Override
  public int width() {
    return ElementCode.size(code) + Float.BYTES;
  }

  /** Writes the bytes and returns the index after them. */
  public int write(float value, byte[] out, int at) {
    int bits = Float.floatToIntBits(value);
    int sorted = bits ^ (bits >> (Float.SIZE - 1) | Integer.MIN_VALUE);
    int from = ElementCode.write(code, out, at);
    return BigEndian.write(descending ? ~sorted : sorted, Float.BYTES, out, from);
  }

  @Override
  public int size(Float value) {
    return size(value.floatValue());
  }

  @Override
  public int write(Float value, byte[] out, int at) {
    return write(value.floatValue(), out, at);
  }

  /** The bytes of a value. */
  public byte[] encode(float value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  /** Reads one number. */
  public float readFloat(BinaryReader in) {
    in.begin(name);
    in.element(code);
    int start = in.position();
    int stored = (int) in.takeNumber(Float.BYTES);
    int sorted = descending ? ~stored : stored;
    int bits = sorted ^ (~sorted >> (Float.SIZE - 1) | Integer.MIN_VALUE);
    float value = Float.intBitsToFloat(bits);
    if (Float.isNaN(value) && bits != Float.floatToIntBits(Float.NaN)) {
      throw in.malformedAt(start, "a number, or the canonical NaN");
    }
    return value;
  }

  @Override
  public Float read(BinaryReader in) {
    return readFloat(in);
  }
}
