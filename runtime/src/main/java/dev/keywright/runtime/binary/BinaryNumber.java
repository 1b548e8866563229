package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * A whole number in the bytes of another system, perhaps counted down from a constant.
 *
 * @param number the bytes, and which number they show
 * @param bits whether values stand for their bits without a sign
 * @param complemented whether every byte is complemented
 * @param min the smallest value by its sign, inclusive
 * @param max the largest value by its sign, inclusive
 */
public record BinaryNumber(
    String name, NumberForm number, boolean bits, boolean complemented, long min, long max)
    implements BinaryInteger, Expecting {

  /** A number in so many bytes. */
  public static BinaryNumber of(String name, NumberEncoding encoding, int width) {
    return of(name, NumberForm.of(encoding, width));
  }

  /** A number as a varint. */
  public static BinaryNumber of(String name, NumberEncoding encoding) {
    return of(name, encoding, 0);
  }

  /** A number in a form. */
  public static BinaryNumber of(String name, NumberForm form) {
    return new BinaryNumber(name, form, false, false, form.min(), form.max());
  }

  /** The same part of a type that fills the bytes: each value stands for its bits. */
  public BinaryNumber ofBits() {
    int width = number.width();
    return new BinaryNumber(name, number, true, complemented, number.min(width), number.max(width));
  }

  /** The same part, which writes a constant minus the value. Its bounds become those of that. */
  public BinaryNumber countingDownFrom(long constant) {
    NumberForm counting = number.countingDownFrom(constant);
    return new BinaryNumber(name, counting, bits, complemented, counting.min(), counting.max());
  }

  /** The same part, refusing smaller values. */
  public BinaryNumber atLeast(long value) {
    return new BinaryNumber(name, number, bits, complemented, Math.max(min, value), max);
  }

  /** The same part, refusing larger values. */
  public BinaryNumber atMost(long value) {
    return new BinaryNumber(name, number, bits, complemented, min, Math.min(max, value));
  }

  /** The same part with the order of its values turned around. */
  public BinaryNumber descendingOrder() {
    return new BinaryNumber(name, number, bits, true, min, max);
  }

  @Override
  public boolean descending() {
    return complemented || number.countDownFrom().isPresent();
  }

  @Override
  public boolean isLarger(long first, long second) {
    return bits ? Long.compareUnsigned(first, second) > 0 : first > second;
  }

  @Override
  public Accepted accepts() {
    return Accepted.numbers(min, max);
  }

  @Override
  public Extremes<byte[]> extremes() {
    boolean isSorted = number.misordered(bits ? number.width() : 0, min, max).isEmpty();
    // Where the sign does not sort as in Java, the numbers around 0 are the ends.
    return switch (number.encoding()) {
      case TWOS_COMPLEMENT -> Extremes.numbers(this, besideZero());
      case VARINT_BITCOIN -> Extremes.numbers(this, besideTurns());
      case DECIMAL,
          HEX,
          UNSIGNED,
          LITTLE_ENDIAN,
          VARINT_LEB128,
          VARINT_COCKROACHDB,
          VARINT_FOUNDATIONDB ->
          isSorted ? Extremes.numbers(this, besideZero()) : Extremes.unknown();
    };
  }

  private long[] besideZero() {
    return new long[] {number.counted(-1), number.counted(0)};
  }

  // The first and the last number of each length are beside a turn.
  private long[] besideTurns() {
    return Arrays.stream(number.turns()).flatMap(it -> LongStream.of(it - 1, it, it + 1)).toArray();
  }

  /** Refuses a value outside the range of this part. */
  public void check(long value) {
    if (value < min || value > max) {
      throw new InvalidPartException(name, value, "be from " + range());
    }
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(long value) {
    check(value);
    return number.width() > 0 ? number.width() : bytes().size(number.counted(value));
  }

  /** The number of bytes of the longest number, as far as the bounds say: they may contradict. */
  public int largestSize() {
    NumberBytes bytes = bytes();
    return Math.max(bytes.size(number.counted(min)), bytes.size(number.counted(max)));
  }

  /** Writes the bytes and returns the index behind them. */
  @Override
  public int write(long value, byte[] out, int at) {
    return bytes().write(number.counted(value), out, at);
  }

  private NumberBytes bytes() {
    return new NumberBytes(number, complemented);
  }

  /** Reads one number. */
  @Override
  public long readLong(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    long value = bytes().read(in, bits, this);
    if (value < min || value > max) {
      throw in.malformedAt(start, expected());
    }
    return value;
  }

  @Override
  public String expected() {
    return "a number from " + range();
  }

  private String range() {
    return min + " to " + max;
  }
}
