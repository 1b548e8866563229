package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.number.SortOrder;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * A whole number in the bytes of another system, perhaps counted down from a constant.
 *
 * @param bytes the bytes, and which number they show
 * @param bits whether values represent their bits without a sign
 * @param min the smallest value by its sign, inclusive
 * @param max the largest value by its sign, inclusive
 */
public record BinaryNumber(String name, NumberBytes bytes, boolean bits, long min, long max)
    implements BinaryInteger {

  /** A number in a form. */
  public static BinaryNumber of(String name, NumberForm form) {
    return new BinaryNumber(name, NumberBytes.of(form), false, form.min(), form.max());
  }

  /** The same part of a type that fills the bytes: each value represents its bits. */
  public BinaryNumber ofBits() {
    NumberForm number = number();
    int width = number.width();
    return new BinaryNumber(name, bytes.ofBits(), true, number.min(width), number.max(width));
  }

  @Override
  public BinaryNumber atLeast(long value) {
    return new BinaryNumber(name, bytes, bits, Math.max(min, value), max);
  }

  @Override
  public BinaryNumber atMost(long value) {
    return new BinaryNumber(name, bytes, bits, min, Math.min(max, value));
  }

  @Override
  public BinaryNumber descendingOrder() {
    return new BinaryNumber(name, bytes.complemented(), bits, min, max);
  }

  @Override
  public BinaryNumber inReverse() {
    throw new IllegalStateException(
        number().encoding() + " says where each byte of " + name + " is");
  }

  private NumberForm number() {
    return bytes.form();
  }

  @Override
  public int width() {
    return number().width();
  }

  @Override
  public boolean descending() {
    return bytes.descends();
  }

  @Override
  public boolean isLarger(long first, long second) {
    return bits ? Long.compareUnsigned(first, second) > 0 : first > second;
  }

  @Override
  public Extremes<byte[]> extremes() {
    NumberForm number = number();
    SortOrder sortedBy = number.encoding().sortedBy();
    if (sortedBy.isReversed()
        && number.misordered(bits ? number.width() : 0, min, max).isPresent()) {
      return Extremes.unknown();
    }
    return Extremes.numbers(this, sortedBy.beginsAnew() ? besideTurns() : besideZero());
  }

  // Where the sign does not sort as in Java, the numbers around 0 are the ends.
  private long[] besideZero() {
    return new long[] {number().counted(-1), number().counted(0)};
  }

  // The first and the last number of each length are beside a turn.
  private long[] besideTurns() {
    return Arrays.stream(number().turns())
        .flatMap(it -> LongStream.of(it - 1, it, it + 1))
        .toArray();
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(long value) {
    check(value);
    return bytes.size(bytes.counted(value));
  }

  @Override
  public int largestSize() {
    NumberForm number = number();
    return Math.max(bytes.size(number.counted(min)), bytes.size(number.counted(max)));
  }

  /** Writes the bytes and returns the index after them. */
  @Override
  public int write(long value, byte[] out, int at) {
    return bytes.write(bytes.counted(value), out, at);
  }

  @Override
  public long readLong(BinaryReader in) {
    int start = in.position();
    in.begin(name);
    long value = bytes.read(in, this);
    if (value < min || value > max) {
      throw in.malformedAt(start, this);
    }
    return value;
  }

  @Override
  public long readAny(BinaryReader in, Expecting part) {
    in.begin(name);
    return bytes.read(in, part);
  }
}
