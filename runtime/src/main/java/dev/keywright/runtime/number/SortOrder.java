package dev.keywright.runtime.number;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What decides the order of whole numbers as other systems store them. */
public enum SortOrder {
  /** The numbers. */
  VALUE,

  /** The numbers taken without their sign, which is the highest bit: negative ones are last. */
  UNSIGNED_VALUE,

  /** The lowest byte, then the next higher one. */
  LOWEST_BYTE,

  /** The lowest seven bits, then the next higher ones; a bit above them says if others follow. */
  LOWEST_BITS,

  /** The highest seven bits, then the next lower ones; a bit above them says if others follow. */
  HIGHEST_BITS;

  private static final int SEVEN_BITS = 7;

  /** By the highest bits: the first number of three bytes. Numbers of two are still in order. */
  private static final long FIRST_OF_THREE = 16_512;

  /** By the lowest bits: numbers of two bytes are in order until the first byte starts again. */
  private static final long FIRST_TURN = 256;

  /** Whether the lowest digits are in front. */
  public boolean isReversed() {
    return this == LOWEST_BYTE || this == LOWEST_BITS;
  }

  /** Whether a bit of each byte says if another byte follows. */
  public boolean hasContinuationBits() {
    return this == LOWEST_BITS || this == HIGHEST_BITS;
  }

  /** Whether longer numbers begin anew, so that the largest of each length may sort last. */
  public boolean beginsAnew() {
    return this == HIGHEST_BITS;
  }

  /** Numbers beside which the bytes begin anew in one of these orders. */
  static LongStream turns() {
    LongStream powers = IntStream.range(0, Long.SIZE - 1).mapToLong(bits -> 1L << bits);
    LongStream ofGroups =
        LongStream.iterate(FIRST_OF_THREE, it -> (it << SEVEN_BITS) + (1 << SEVEN_BITS)).limit(7);
    return LongStream.concat(
            LongStream.concat(powers, ofGroups), LongStream.of(0, Long.MAX_VALUE, Long.MIN_VALUE))
        .flatMap(it -> LongStream.of(it, -it));
  }

  /** How two stored numbers compare. */
  int compare(long one, long other) {
    return switch (this) {
      case VALUE -> Long.compare(one, other);
      case UNSIGNED_VALUE -> Long.compareUnsigned(one, other);
      case LOWEST_BYTE -> Long.compareUnsigned(Long.reverseBytes(one), Long.reverseBytes(other));
      case LOWEST_BITS -> compareLowestBits(one, other);
      case HIGHEST_BITS -> Arrays.compareUnsigned(groups(one), groups(other));
    };
  }

  private static int compareLowestBits(long one, long other) {
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

  private static byte[] groups(long number) {
    byte[] groups = new byte[Long.SIZE / SEVEN_BITS + 1];
    int at = groups.length;
    long rest = number;
    groups[--at] = (byte) (rest & (FIRST_TURN / 2 - 1));
    while (rest >= FIRST_TURN / 2) {
      rest = (rest >> SEVEN_BITS) - 1;
      groups[--at] = (byte) (rest | FIRST_TURN / 2);
    }
    return Arrays.copyOfRange(groups, at, groups.length);
  }

  /** The first number of a range that is stored above the number after it, which is in it too. */
  OptionalLong firstMisordered(int width, long low, long high) {
    return switch (this) {
      case VALUE -> OptionalLong.empty();
      case UNSIGNED_VALUE -> low < 0 && high >= 0 ? OptionalLong.of(-1) : OptionalLong.empty();
      case LOWEST_BYTE -> width == 1 ? OptionalLong.empty() : beforeMultiple(Byte.SIZE, low, high);
      case LOWEST_BITS -> beforeMultiple(SEVEN_BITS, Math.max(low, FIRST_TURN - 1), high);
      case HIGHEST_BITS -> beforeLonger(low, high);
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
