package dev.keywright.runtime.text;

/** Reads the values of a {@link DecimalPart}. */
final class DecimalDecoder {
  private DecimalDecoder() {}

  static long read(DecimalPart part, TextReader in) {
    in.begin(part.name());
    int start = in.position();
    int width = part.pad() > 0 ? part.width() : in.indexOf(part.separator()) - start;
    if (width > 0 && width <= Digits.MOST) {
      long digits = Digits.number(in.text(), start, width, part.reversed());
      long ascending = part.descending() ? Digits.power(width) - 1 - digits : digits;
      long value = part.signed() ? ascending - Digits.power(part.pad()) : ascending;
      boolean isCanonical = part.pad() > 0 || width == 1 || digits >= Digits.power(width - 1);
      // As an unsigned number, 19 digits may exceed a long.
      if (digits >= 0 && isCanonical && value >= part.min() && value <= part.max()) {
        in.skip(width);
        return value;
      }
    }
    return readStepwise(part, in);
  }

  /** Reads step by step what has a sign, is longest, or is wrong, and says where. */
  private static long readStepwise(DecimalPart part, TextReader in) {
    int start = in.position();
    long value = part.pad() == 0 ? readUnpadded(part, in, start) : readPadded(part, in);
    if (value < part.min() || value > part.max()) {
      throw in.malformedAt(start, "a number from " + part.range());
    }
    return value;
  }

  private static long readPadded(DecimalPart part, TextReader in) {
    if (!part.signed()) {
      // 19 digits may exceed a long; as an unsigned number they come out negative, below min.
      return Digits.read(in, part.pad(), part.descending(), part.reversed());
    }
    if (part.reversed()) {
      long unsigned = Digits.read(in, part.pad(), part.descending(), true);
      return offset(part, in, readSign(part, in), unsigned);
    }
    boolean isNegative = readSign(part, in);
    return offset(part, in, isNegative, Digits.read(in, part.pad(), part.descending(), false));
  }

  private static boolean readSign(DecimalPart part, TextReader in) {
    char sign = in.peek(0);
    char low = part.descending() ? '9' : '0';
    char high = part.descending() ? '8' : '1';
    if (in.position() >= in.length() || (sign != low && sign != high)) {
      throw in.malformed(0, "the leading '" + low + "' or '" + high + "' of a signed number");
    }
    in.skip(1);
    return sign == low;
  }

  private static long offset(DecimalPart part, TextReader in, boolean negative, long unsigned) {
    long value = negative ? unsigned - Digits.power(part.pad()) : unsigned;
    if ((value < 0) != negative) {
      throw in.malformed(-part.width(), "a number from " + part.range());
    }
    return value;
  }

  private static long readUnpadded(DecimalPart part, TextReader in, int start) {
    // The sign is no separator, even if it is the same character.
    boolean hasSign = in.peek(0) == '-' && part.min() < 0;
    int end = in.indexOf(part.separator(), start + (hasSign ? 1 : 0));
    int first = start + (in.peek(0) == '-' && end > start ? 1 : 0);
    long magnitude = Digits.number(in.text(), first, end - first, part.reversed());
    if (magnitude == Digits.NONE && Digits.end(in.text(), first) < end) {
      throw in.malformedAt(Digits.end(in.text(), first), "a digit");
    }
    boolean isNegative = first > start;
    // As an unsigned number, 19 digits may exceed a long.
    boolean isBeyond = magnitude < 0 && !(isNegative && magnitude == Long.MIN_VALUE);
    if (first == end || end - first > Digits.MOST || isBeyond) {
      throw in.malformedAt(start, "a number from " + part.range());
    }
    long value = isNegative ? -magnitude : magnitude;
    char leading = in.text().charAt(part.reversed() ? end - 1 : first);
    boolean isCanonical = leading != '0' || (end - start == 1);
    if (!isCanonical && value >= part.min() && value <= part.max()) {
      throw in.malformedAt(start, "a number without leading zeros");
    }
    in.skip(end - start);
    return value;
  }
}
