package dev.keywright.runtime.code;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Codes of one length, up to eight bytes: each is one number, so that a single look at a table
 * finds a code, however many there are. Nothing is compared byte by byte, and no branch depends on
 * which code it is.
 *
 * @param width how many bytes each code has
 * @param factor what makes the slots of all codes differ
 * @param shift what leaves a slot of the product
 * @param numbers for each slot its code, whose first byte is the lowest; some code of another slot
 *     if it has none, which is never found there
 */
@SuppressWarnings("ArrayRecordComponent") // it follows from the codes, and is never compared
record CodesOfOneLength(int width, long factor, int shift, long[] numbers) {
  private static final CodesOfOneLength NONE = new CodesOfOneLength(0, 0, 0, new long[0]);

  /** So many slots are tried for each code. */
  private static final int MOST_SLOTS = 16;

  private static final int MOST_FACTORS = 64;

  /** The golden ratio, which spreads numbers that are close to each other. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private static final long UNSIGNED = 0xFFFF_FFFFL;
  private static final int FIRST_BEYOND_ASCII = 0x80;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /**
   * The codes as numbers.
   *
   * @param width how many bytes each of them has
   */
  static CodesOfOneLength of(byte[][] codes, int width) {
    if (width == 0 || width > Long.BYTES) {
      return NONE;
    }
    long[] all = Arrays.stream(codes).mapToLong(code -> number(code, 0, width)).toArray();
    int fewest = Integer.highestOneBit(codes.length) * 2;
    for (int size = fewest; size <= fewest * MOST_SLOTS; size *= 2) {
      int shift = Long.SIZE - Integer.numberOfTrailingZeros(size);
      for (int i = 1; i < MOST_FACTORS; i += 2) {
        CodesOfOneLength filled = new CodesOfOneLength(width, SPREAD * i, shift, new long[size]);
        if (filled.fill(all)) {
          return filled;
        }
      }
    }
    return NONE;
  }

  private boolean fill(long[] all) {
    BitSet taken = new BitSet();
    Arrays.fill(numbers, all[0]);
    for (long number : all) {
      int slot = slot(number);
      if (taken.get(slot)) {
        return false;
      }
      taken.set(slot);
      numbers[slot] = number;
    }
    return true;
  }

  boolean exist() {
    return width > 0;
  }

  /** How many slots there are. */
  int slots() {
    return numbers.length;
  }

  /** The slot of the code that is in {@code in[from, to)}, or -1. */
  int slotIn(byte[] in, int from, int to, boolean alone) {
    int length = to - from;
    return (alone ? length == width : length >= width) ? slotOf(number(in, from, width)) : -1;
  }

  /** The slot of the code whose characters are at an index, or -1. */
  int slotIn(String in, int from, int separator) {
    int end = from + width;
    if (end > in.length() || (end < in.length() ? in.charAt(end) : -1) != separator) {
      return -1;
    }
    int all = 0;
    long number = 0;
    for (int i = 0; i < width; i++) {
      char c = in.charAt(from + i);
      all |= c;
      number |= (long) c << (Byte.SIZE * i);
    }
    return all < FIRST_BEYOND_ASCII ? slotOf(number) : -1;
  }

  private int slotOf(long number) {
    int slot = slot(number);
    return numbers[slot] == number ? slot : -1;
  }

  private int slot(long number) {
    return (int) ((number * factor) >>> shift) & (numbers.length - 1);
  }

  private static long number(byte[] in, int from, int width) {
    if (width < Integer.BYTES) {
      long number = 0;
      for (int i = 0; i < width; i++) {
        number |= (in[from + i] & 0xFFL) << (Byte.SIZE * i);
      }
      return number;
    }
    // Two halves, which overlap if there are less than eight bytes.
    int rest = width - Integer.BYTES;
    long low = (int) INTS.get(in, from) & UNSIGNED;
    long high = (int) INTS.get(in, from + rest) & UNSIGNED;
    return low | (high << (Byte.SIZE * rest));
  }
}
