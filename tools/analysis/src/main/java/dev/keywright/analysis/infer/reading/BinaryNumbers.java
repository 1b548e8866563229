package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.function.Consumer;

/** Reads bytes of a fixed width as whole numbers. */
final class BinaryNumbers implements Typing {
  private static final double NATIVE = 2;
  private static final double FOREIGN = 4;
  private static final double UNUSUAL = 5;
  private static final double LITTLE = 7;

  /** Random bits, if they are more, are a hash or an identifier more often than a number. */
  private static final int LONGEST_RANDOM = 32;

  private static final double RANDOM = 12;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < 1 || width > Long.BYTES) {
      return;
    }
    SimpleType type = ofWidth(width);
    boolean isNative = type.bytes() == width;
    long[] big = StoredNumbers.bigEndian(span);
    int bits = Byte.SIZE * width;
    double tail = same(span, width - 1, width - 2);
    String words = "a number of " + StoredNumbers.shown(width, "byte");
    if (isNative) {
      long[] values = StoredNumbers.map(big, v -> flipped(v, bits));
      Reading number = Reading.of(type, words).plus(NATIVE + tail);
      add(number, values, bits, readings);
      add(number.countedDown(), StoredNumbers.map(values, v -> ~v), bits, readings);
    }
    Reading unsigned =
        Reading.of(
            ofUnsigned(width),
            NumberForm.of(NumberEncoding.UNSIGNED, width),
            "an unsigned number of " + StoredNumbers.shown(width, "byte"));
    double prior = FOREIGN + (isNative && width > 1 ? 1 : 0) + tail;
    add(unsigned.plus(prior), inOrder(width, big), bits, readings);
    if (width > 1) {
      readTwosComplement(words, big, width, tail, readings);
      Reading little =
          Reading.of(
              ofUnsigned(width),
              NumberForm.of(NumberEncoding.LITTLE_ENDIAN, width),
              words + ", the last one first");
      long[] values = inOrder(width, StoredNumbers.littleEndian(span));
      add(
          little.plus(same(span, 0, 1) + LITTLE + (isNative ? 0 : UNUSUAL)),
          values,
          bits,
          readings);
    }
  }

  /**
   * What numbers that differ take in addition if their last byte is the same, as that of a mark
   * behind them is, or if two are. The machine of a snowflake may be the same in one byte.
   */
  private static double same(Span span, int last, int second) {
    if (span.shortest() < 2 || span.isConstant() || !isSame(span, last)) {
      return 0;
    }
    boolean isShort = span.shortest() <= Integer.BYTES;
    return isShort || isSame(span, second) ? Priors.TOUCHING_BYTES_A_KEY * span.size() : 0;
  }

  private static boolean isSame(Span span, int index) {
    return span.within(index, index + 1).isConstant();
  }

  private static void readTwosComplement(
      String words, long[] big, int width, double tail, Consumer<Reading> readings) {
    int above = Long.SIZE - Byte.SIZE * width;
    long[] values = StoredNumbers.map(big, v -> v << above >> above);
    Reading signed =
        Reading.of(
                width <= Integer.BYTES ? SimpleType.INT : SimpleType.LONG,
                NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, width),
                words + " in two's complement")
            .plus(tail + (Integer.bitCount(width) == 1 ? FOREIGN : UNUSUAL + 1));
    add(signed, values, Byte.SIZE * width, readings);
    add(
        signed.descending(", each byte complemented"),
        StoredNumbers.map(values, v -> ~v),
        Byte.SIZE * width,
        readings);
  }

  // In the order of their values; most fit into 63 bits, and are then near zero.
  private static long[] inOrder(int width, long... values) {
    return width < Long.BYTES || StoredNumbers.areWithin(0, Long.MAX_VALUE, values)
        ? values
        : StoredNumbers.map(values, v -> v ^ Long.MIN_VALUE);
  }

  private static SimpleType ofWidth(int width) {
    return switch (width) {
      case 1 -> SimpleType.BYTE;
      case 2 -> SimpleType.SHORT;
      case 3, 4 -> SimpleType.INT;
      default -> SimpleType.LONG;
    };
  }

  // A wider type, or Java would print the largest numbers as negative ones.
  private static SimpleType ofUnsigned(int width) {
    return switch (width) {
      case 1 -> SimpleType.SHORT;
      case 2, 3 -> SimpleType.INT;
      default -> SimpleType.LONG;
    };
  }

  /** The number that BINARY writes with these bits. */
  static long flipped(long value, int bits) {
    return (value ^ 1L << (bits - 1)) << (64 - bits) >> (64 - bits);
  }

  private static void add(Reading reading, long[] values, int bits, Consumer<Reading> readings) {
    NumberCost numbers = new NumberCost(values, bits);
    double random = bits > LONGEST_RANDOM && numbers.fillSpace() ? RANDOM : 0;
    boolean isUsual = Integer.bitCount(bits) == 1;
    double unusual = isUsual ? 0 : Priors.UNUSUAL_WIDTH_A_KEY * values.length;
    double down = reading.part().encoding().descending() ? numbers.ofDescending() : 0;
    boolean isLittle =
        reading
            .part()
            .encoding()
            .number()
            .filter(it -> it.encoding() == NumberEncoding.LITTLE_ENDIAN)
            .isPresent();
    boolean areCut = FixedBytes.areIn(values, bits) || (isLittle && FixedBytes.areShifted(values));
    double cut = areCut ? Priors.FIXED_BYTES_A_KEY * values.length : 0;
    readings.accept(reading.plus(random + unusual + down + cut + numbers.bits()));
  }
}
