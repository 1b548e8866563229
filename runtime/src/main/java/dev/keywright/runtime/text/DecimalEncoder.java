package dev.keywright.runtime.text;

/** Checks, measures and writes the values of a {@link DecimalPart}. */
final class DecimalEncoder {
  private DecimalEncoder() {}

  static int size(DecimalPart part, long value) {
    part.check(value);
    if (part.pad() > 0) {
      return part.width();
    }
    return value < 0 ? 1 + digits(value) : digits(value);
  }

  /**
   * How the digits of two numbers sort without padding.
   *
   * @param following what follows them: no digit, or -1 for nothing
   */
  static int compareUnpadded(long one, long other, int following) {
    if ((one < 0) != (other < 0)) {
      return one < 0 ? -1 : 1;
    }
    int more = digits(one) - digits(other);
    // As unsigned numbers, so that the smallest one has its magnitude, too.
    long first = Long.divideUnsigned(Math.abs(one), Digits.power(Math.max(more, 0)));
    long second = Long.divideUnsigned(Math.abs(other), Digits.power(Math.max(-more, 0)));
    int order = Long.compareUnsigned(first, second);
    if (order != 0) {
      return order;
    }
    // One begins with the other: what follows the shorter meets a digit of the longer.
    return following < '0' ? more : -more;
  }

  private static int digits(long value) {
    return Digits.count(value < 0 ? magnitude(value) : value);
  }

  static int write(DecimalPart part, long value, byte[] out, int at) {
    if (part.pad() == 0) {
      return writeUnpadded(part, value, out, at);
    }
    int end = at + part.width();
    long number = value < 0 ? Digits.power(part.pad()) + value : value;
    long written = part.descending() ? Digits.power(part.pad()) - 1 - number : number;
    Digits.write(written, out, end - part.pad(), end);
    if (part.signed()) {
      int sign = value < 0 ? '0' : '1';
      out[at] = (byte) (part.descending() ? '0' + '9' - sign : sign);
    }
    if (part.reversed()) {
      Digits.reverse(out, at, end);
    }
    return end;
  }

  private static int writeUnpadded(DecimalPart part, long value, byte[] out, int at) {
    int from = at;
    if (value < 0) {
      out[from++] = '-';
    }
    long magnitude = value < 0 ? -value : value;
    int end = from + digits(value);
    Digits.write(magnitude, out, from, end);
    if (part.reversed()) {
      Digits.reverse(out, from, end);
    }
    return end;
  }

  // Only Long.MIN_VALUE has no positive counterpart; the next number has as many digits.
  private static long magnitude(long negative) {
    return negative == Long.MIN_VALUE ? Long.MAX_VALUE : -negative;
  }
}
