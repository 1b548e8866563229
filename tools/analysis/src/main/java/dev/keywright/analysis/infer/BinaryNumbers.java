package dev.keywright.analysis.infer;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;

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
    long[] big = BigEndian.unsigned(span);
    int bits = 8 * width;
    String type = width <= 4 ? "int" : "long";
    boolean isNative = Integer.bitCount(width) == 1;
    if (isNative) {
      String own = ofWidth(width);
      add(
          readings,
          own,
          "a number of " + BigEndian.shown(width),
          map(big, v -> flipped(v, bits)),
          bits,
          NATIVE);
      add(
          readings,
          own + " DESC",
          "a number of " + BigEndian.shown(width) + ", counted down",
          map(big, v -> ~flipped(v, bits)),
          bits,
          NATIVE + Priors.DESCENDING);
    }
    // As many bytes as the Java type has are a number of this type without a sign.
    String unsigned =
        width == 4 || (width & (width - 1)) != 0 || width == 8 ? type : ofWidth(width);
    add(
        readings,
        unsigned + " as=UNSIGNED width=" + width,
        "an unsigned number of " + BigEndian.shown(width),
        width == 8 ? unsigned(big) : big,
        bits,
        FOREIGN + (isNative && width > 1 ? 1 : 0));
    if (width > 1) {
      addTwos(readings, type + " as=TWOS_COMPLEMENT width=" + width, width, big);
      long[] little = BigEndian.littleEndian(span);
      add(
          readings,
          unsigned + " as=LITTLE_ENDIAN width=" + width,
          "a number of " + width + " bytes, the last one first",
          width == 8 ? unsigned(little) : little,
          bits,
          LITTLE + (isNative ? 0 : UNUSUAL));
    }
  }

  private static void addTwos(Consumer<Reading> readings, String twos, int width, long... big) {
    int bits = 8 * width;
    double prior = Integer.bitCount(width) == 1 ? FOREIGN : UNUSUAL + 1;
    String words = "a number of " + width + " bytes in two's complement";
    long[] signed = map(big, v -> v << (64 - bits) >> (64 - bits));
    add(readings, twos, words, signed, bits, prior);
    add(
        readings,
        twos + " DESC",
        words + ", each byte complemented",
        map(signed, v -> ~v),
        bits,
        prior + Priors.DESCENDING);
  }

  // In the order of their values; most fit into 63 bits, and are then near zero.
  private static long[] unsigned(long... values) {
    return Digits.areSigned(values) ? values : map(values, v -> v ^ Long.MIN_VALUE);
  }

  static String ofWidth(int width) {
    return switch (width) {
      case 1 -> "byte";
      case 2 -> "short";
      case 4 -> "int";
      default -> "long";
    };
  }

  /** The number that BINARY writes with these bits. */
  static long flipped(long value, int bits) {
    return (value ^ 1L << (bits - 1)) << (64 - bits) >> (64 - bits);
  }

  static long[] map(long[] values, LongUnaryOperator operator) {
    return Arrays.stream(values).map(operator).toArray();
  }

  private static void add(
      Consumer<Reading> readings,
      String declaration,
      String words,
      long[] values,
      int bits,
      double prior) {
    Numbers numbers = new Numbers(values, bits);
    double random = bits > LONGEST_RANDOM && numbers.fillSpace() ? RANDOM : 0;
    readings.accept(
        new Reading(Reading.PART, declaration, words, prior + random + numbers.bits(), true));
  }
}
