package dev.keywright.runtime.binary;

/**
 * Numbers of 0 and up in groups of seven bits, whose highest bit says that another byte follows.
 */
final class Varints {
  private static final int BITS = 7;
  private static final int LOW = 0x7F;
  private static final int MORE = 0x80;

  /** The bytes of the longest number that a {@code long} holds. */
  private static final int MOST = 9;

  private Varints() {}

  static int leb128Size(long number) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(number | 1);
    return (bits + BITS - 1) / BITS;
  }

  /** The lowest seven bits first. */
  static int writeLeb128(long number, byte[] out, int at) {
    long rest = number;
    int end = at;
    while (rest > LOW) {
      out[end++] = (byte) (rest | MORE);
      rest >>>= BITS;
    }
    out[end++] = (byte) rest;
    return end;
  }

  /**
   * The number at an index, or -1 if none is written like this. It does not take a reader, which
   * its loop would often make an object.
   */
  static long leb128(byte[] in, int from, int to) {
    int end = Math.min(to, from + MOST);
    int at = from;
    long number = 0;
    while (at < end) {
      int b = in[at];
      number |= (long) (b & LOW) << (BITS * (at++ - from));
      if (b >= 0) {
        return b == 0 && at > from + 1 ? -1 : number;
      }
    }
    return -1;
  }

  static long readLeb128(ByteSource in) {
    long number = 0;
    int size = 0;
    int b;
    do {
      b = in.next();
      if (size * BITS >= Long.SIZE - 1) {
        throw in.refused(size + 1, "");
      }
      number |= (long) (b & LOW) << (size * BITS);
      size++;
    } while (b >= MORE);
    if (b == 0 && size > 1) {
      throw in.refused(1, "a varint without zeros at its end");
    }
    return number;
  }

  static int bitcoinSize(long number) {
    int size = 1;
    for (long rest = number; rest > LOW; rest = (rest >> BITS) - 1) {
      size++;
    }
    return size;
  }

  /**
   * The highest seven bits first, and one less of all but the last: so each number has one form.
   */
  static int writeBitcoin(long number, byte[] out, int at) {
    int end = at + bitcoinSize(number);
    long rest = number;
    out[end - 1] = (byte) (rest & LOW);
    for (int i = end - 2; i >= at; i--) {
      rest = (rest >> BITS) - 1;
      out[i] = (byte) ((rest & LOW) | MORE);
    }
    return end;
  }

  static long readBitcoin(ByteSource in) {
    long number = 0;
    int size = 0;
    while (true) {
      int b = in.next();
      size++;
      if (number > Long.MAX_VALUE >> BITS) {
        throw in.refused(size, "");
      }
      number = (number << BITS) | (b & LOW);
      if (b < MORE) {
        return number;
      }
      if (number == Long.MAX_VALUE) {
        throw in.refused(size, "");
      }
      number++;
    }
  }
}
