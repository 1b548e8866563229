package dev.keywright.runtime.number;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Two values that another system does not write in their order.
 *
 * @param lower the smaller one
 * @param upper the larger one
 */
public record NumberOrder(long lower, long upper) {
  private static final int SEVEN_BITS = 7;

  /** Of a varint of Bitcoin, the first number of three bytes: those of two are still in order. */
  private static final long FIRST_OF_THREE = 16_512;

  /** Of LEB128, two bytes are in order up to the second time that the first one starts again. */
  private static final long FIRST_TURN = 256;

  /** Numbers beside which the bytes of some encoding begin anew. */
  static LongStream turns() {
    LongStream powers = IntStream.range(0, Long.SIZE - 1).mapToLong(bits -> 1L << bits);
    LongStream ofBitcoin =
        LongStream.iterate(FIRST_OF_THREE, it -> (it << SEVEN_BITS) + (1 << SEVEN_BITS)).limit(7);
    return LongStream.concat(
            LongStream.concat(powers, ofBitcoin), LongStream.of(0, Long.MAX_VALUE, Long.MIN_VALUE))
        .flatMap(it -> LongStream.of(it, -it));
  }

  /** How what is written of two numbers compares. */
  static int compare(NumberForm form, long one, long other) {
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, VARINT_COCKROACHDB, VARINT_FOUNDATIONDB ->
          Long.compare(one, other);
      case TWOS_COMPLEMENT -> Long.compareUnsigned(one, other);
      case LITTLE_ENDIAN -> Long.compareUnsigned(Long.reverseBytes(one), Long.reverseBytes(other));
      case VARINT_LEB128 -> compareLowestFirst(one, other);
      case VARINT_BITCOIN -> Arrays.compareUnsigned(bitcoin(one), bitcoin(other));
    };
  }

  private static int compareLowestFirst(long one, long other) {
    long a = one;
    long b = other;
    while (a != b) {
      int order = Long.compare(lowest(a), lowest(b));
      if (order != 0) {
        return order;
      }
      a >>>= SEVEN_BITS;
      b >>>= SEVEN_BITS;
    }
    return 0;
  }

  // All bytes but the last have their highest bit set.
  private static long lowest(long number) {
    return number < FIRST_TURN / 2 ? number : number % (FIRST_TURN / 2) + FIRST_TURN / 2;
  }

  private static byte[] bitcoin(long number) {
    byte[] turned = new byte[Long.SIZE / SEVEN_BITS + 1];
    int at = turned.length;
    long rest = number;
    turned[--at] = (byte) (rest & (FIRST_TURN / 2 - 1));
    while (rest >= FIRST_TURN / 2) {
      rest = (rest >> SEVEN_BITS) - 1;
      turned[--at] = (byte) (rest | FIRST_TURN / 2);
    }
    return Arrays.copyOfRange(turned, at, turned.length);
  }

  /** The smallest number of so many bytes, in two's complement. */
  static long firstOfBytes(int bytes) {
    return -1L << (Byte.SIZE * bytes - 1);
  }

  /** A difference, or the end of a {@code long} that it lies beyond. */
  static long minus(long from, long number) {
    long difference = from - number;
    boolean isBeyond = ((from ^ number) & (from ^ difference)) < 0;
    return isBeyond ? (from < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : difference;
  }

  static Optional<NumberOrder> firstBroken(NumberForm form, int typeBytes, long min, long max) {
    long low = Math.max(min, form.min(typeBytes));
    long high = Math.min(max, form.max(typeBytes));
    if (low > high) {
      return Optional.empty();
    }
    if (form.isOfBits(typeBytes)) {
      return ofBits(form, low, high);
    }
    if (form.countDownFrom().isPresent()) {
      OptionalLong before = before(form, form.counted(high), form.counted(low));
      // The number behind it is that of the value before it.
      return before.isEmpty()
          ? Optional.empty()
          : Optional.of(pair(form.counted(before.getAsLong()) - 1));
    }
    OptionalLong before = before(form, low, high);
    return before.isEmpty() ? Optional.empty() : Optional.of(pair(before.getAsLong()));
  }

  private static NumberOrder pair(long lower) {
    return new NumberOrder(lower, lower + 1);
  }

  // Of values without a sign, those that Java takes for negative are the largest.
  private static Optional<NumberOrder> ofBits(NumberForm form, long low, long high) {
    OptionalLong before = OptionalLong.empty();
    if (high >= 0) {
      before = before(form, Math.max(low, 0), high);
    }
    if (before.isEmpty() && low < 0) {
      before = before(form, low, Math.min(high, -1));
    }
    if (before.isPresent()) {
      return Optional.of(pair(before.getAsLong()));
    }
    boolean isTurned =
        form.encoding() == NumberEncoding.LITTLE_ENDIAN
            && low < 0
            && high >= 0
            && Long.compareUnsigned(Long.reverseBytes(high), Long.reverseBytes(low)) > 0;
    return isTurned ? Optional.of(new NumberOrder(high, low)) : Optional.empty();
  }

  /** The first number of a range that is written above the number after it, which is in it too. */
  private static OptionalLong before(NumberForm form, long low, long high) {
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, VARINT_COCKROACHDB, VARINT_FOUNDATIONDB -> OptionalLong.empty();
      case TWOS_COMPLEMENT -> low < 0 && high >= 0 ? OptionalLong.of(-1) : OptionalLong.empty();
      case LITTLE_ENDIAN ->
          form.width() == 1 ? OptionalLong.empty() : beforeMultiple(Byte.SIZE, low, high);
      case VARINT_LEB128 -> beforeMultiple(SEVEN_BITS, Math.max(low, FIRST_TURN - 1), high);
      case VARINT_BITCOIN -> beforeLonger(low, high);
    };
  }

  private static OptionalLong beforeMultiple(int bits, long low, long high) {
    long last = (low >> bits << bits) + (1L << bits) - 1;
    return last >= low && last < high ? OptionalLong.of(last) : OptionalLong.empty();
  }

  private static OptionalLong beforeLonger(long low, long high) {
    long first = FIRST_OF_THREE;
    while (first <= low && first <= Long.MAX_VALUE >> (SEVEN_BITS + 1)) {
      first = (first << SEVEN_BITS) + (1 << SEVEN_BITS);
    }
    return first > low && first <= high ? OptionalLong.of(first - 1) : OptionalLong.empty();
  }
}
