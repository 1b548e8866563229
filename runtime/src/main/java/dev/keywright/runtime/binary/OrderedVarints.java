package dev.keywright.runtime.binary;

/** Numbers after a byte that tells their sign and their length, so that they sort as bytes. */
final class OrderedVarints {
  // CockroachDB: 80 to 87 begin negative numbers of 8 to 1 bytes, 88 to f5 are 0 to 109, and f6 to
  // fd begin larger ones of 1 to 8 bytes.
  private static final int COCKROACH_FIRST = 0x80;
  private static final int COCKROACH_ZERO = 0x88;
  private static final int COCKROACH_SMALL = 109;
  private static final int COCKROACH_LAST = 0xFD;

  // FoundationDB: 0c to 13 begin negative numbers of 8 to 1 bytes, 14 is 0, and 15 to 1c begin
  // larger ones of 1 to 8 bytes.
  private static final int FOUNDATION_ZERO = 0x14;

  private static final String SHORTEST = "the shortest form of a number";

  private OrderedVarints() {}

  /** How many bytes a number without a sign has; none for zero. */
  private static int bytes(long unsigned) {
    return (Long.SIZE + Byte.SIZE - 1 - Long.numberOfLeadingZeros(unsigned)) / Byte.SIZE;
  }

  static int cockroachSize(long number) {
    return number >= 0 && number <= COCKROACH_SMALL ? 1 : 1 + bytes(number < 0 ? -number : number);
  }

  static int writeCockroach(long number, byte[] out, int at) {
    int bytes = cockroachSize(number) - 1;
    if (bytes == 0) {
      out[at] = (byte) (COCKROACH_ZERO + number);
      return at + 1;
    }
    out[at] =
        (byte)
            (number < 0
                ? COCKROACH_FIRST + Long.BYTES - bytes
                : COCKROACH_LAST - Long.BYTES + bytes);
    return BigEndian.write(number, bytes, out, at + 1);
  }

  static long readCockroach(ByteSource in) {
    int first = in.next();
    if (first < COCKROACH_FIRST || first > COCKROACH_LAST) {
      throw in.refused(1, "");
    }
    if (first >= COCKROACH_ZERO && first <= COCKROACH_ZERO + COCKROACH_SMALL) {
      return (long) first - COCKROACH_ZERO;
    }
    boolean isNegative = first < COCKROACH_ZERO;
    int bytes =
        isNegative ? COCKROACH_FIRST + Long.BYTES - first : first - (COCKROACH_LAST - Long.BYTES);
    long low = in.number(bytes);
    long number = isNegative && bytes < Long.BYTES ? low | (-1L << (Byte.SIZE * bytes)) : low;
    return checked(in, bytes, number, isNegative, cockroachSize(number));
  }

  private static long checked(ByteSource in, int bytes, long number, boolean isNegative, int size) {
    if (number < 0 != isNegative) {
      throw in.refused(bytes + 1, "");
    }
    if (size != bytes + 1) {
      throw in.refused(bytes + 1, SHORTEST);
    }
    return number;
  }

  static int foundationSize(long number) {
    return 1 + bytes(number < 0 ? -number : number);
  }

  /** Of a negative number, the bytes of its ones' complement. */
  static int writeFoundation(long number, byte[] out, int at) {
    int bytes = foundationSize(number) - 1;
    out[at] = (byte) (FOUNDATION_ZERO + (number < 0 ? -bytes : bytes));
    return BigEndian.write(number < 0 ? number - 1 : number, bytes, out, at + 1);
  }

  static long readFoundation(ByteSource in) {
    int first = in.next();
    int length = first - FOUNDATION_ZERO;
    int bytes = Math.abs(length);
    if (bytes > Long.BYTES) {
      throw in.refused(1, in.part().expected() + ", not " + ElementCode.named(first));
    }
    if (bytes == 0) {
      return 0;
    }
    boolean isNegative = length < 0;
    long low = in.number(bytes);
    long number =
        isNegative ? (bytes < Long.BYTES ? low | (-1L << (Byte.SIZE * bytes)) : low) + 1 : low;
    return checked(in, bytes, number, isNegative, foundationSize(number));
  }
}
