package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.WholeCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.source.Expression;

/**
 * A whole number in decimal digits.
 *
 * <p>Padded, it is always {@code pad} digits, filled with zeros on the left. Signed, 10^pad is
 * added first, so it is {@code pad + 1} digits and negative numbers sort below positive ones.
 * Descending, each digit d is written as 9 - d. Reversed, the digits stand back to front. Unpadded
 * ({@code pad} 0) it has no leading zeros and does not keep the order of the numbers.
 *
 * @param pad the number of digits, 1 to 19, or 0 if unpadded
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 * @param separator the character after an unpadded number, or -1 if it ends its column
 */
public record DecimalPart(
    String name,
    int pad,
    boolean signed,
    boolean descending,
    boolean reversed,
    long min,
    long max,
    int separator)
    implements TextPart<Long>, WholeCodec<String> {

  /** A number of 0 and up, zero-padded to so many digits, 1 to 19. */
  public static DecimalPart padded(String name, int pad) {
    return new DecimalPart(name, pad, false, false, false, 0, Digits.largest(pad), -1);
  }

  /** A number that may be negative, with 10^pad added. */
  public static DecimalPart signed(String name, int pad) {
    long max = Digits.largest(pad);
    long min = pad == Digits.MOST ? Long.MIN_VALUE : -max;
    return new DecimalPart(name, pad, true, false, false, min, max, -1);
  }

  /** A number as it is usually printed. */
  public static DecimalPart unpadded(String name) {
    return new DecimalPart(name, 0, false, false, false, Long.MIN_VALUE, Long.MAX_VALUE, -1);
  }

  /** The same part, refusing smaller values. */
  public DecimalPart atLeast(long value) {
    return new DecimalPart(
        name, pad, signed, descending, reversed, Math.max(min, value), max, separator);
  }

  /** The same part, refusing larger values. */
  public DecimalPart atMost(long value) {
    return new DecimalPart(
        name, pad, signed, descending, reversed, min, Math.min(max, value), separator);
  }

  /** The same part with the order of its values turned around. */
  public DecimalPart descendingOrder() {
    return new DecimalPart(name, pad, signed, true, reversed, min, max, separator);
  }

  /** The same part with its digits back to front. */
  public DecimalPart backToFront() {
    return new DecimalPart(name, pad, signed, descending, true, min, max, separator);
  }

  /** The same part, followed by a separator: no digit, and no '-' if it may be negative. */
  public DecimalPart before(char following) {
    return new DecimalPart(name, pad, signed, descending, reversed, min, max, following);
  }

  @Override
  public Expression expression() {
    DecimalPart all = pad == 0 ? unpadded(name) : signed ? signed(name, pad) : padded(name, pad);
    Expression made =
        pad == 0
            ? Expression.of(DecimalPart.class, "unpadded", name)
            : Expression.of(DecimalPart.class, signed ? "signed" : "padded", name, pad);
    return made.when(min > all.min, "atLeast", min)
        .when(max < all.max, "atMost", max)
        .when(descending, "descendingOrder")
        .when(reversed, "backToFront")
        .when(separator >= 0, "before", (char) separator);
  }

  @Override
  public Accepted accepts() {
    return Accepted.numbers(min, max);
  }

  @Override
  public Width encodedWidth() {
    return pad > 0
        ? Width.fixed(width())
        : Width.atMost(Math.max(Long.toString(min).length(), Long.toString(max).length()));
  }

  @Override
  public boolean isAscii() {
    return true;
  }

  @Override
  public String form() {
    String digits = pad == 0 ? "digits as they are" : pad + " digits";
    return Form.of(
        signed ? digits + " after a sign digit" : digits,
        Form.direction(descending),
        Form.turned(reversed));
  }

  @Override
  public boolean mayGoOn(String beginning) {
    return pad == 0 && new DecimalBeginning(this, beginning).mayGoOn();
  }

  /** Refuses a value outside the range of this part. */
  public void check(long value) {
    if (value < min || value > max) {
      throw new InvalidPartException(name, value, "be from " + range());
    }
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(long value) {
    check(value);
    if (pad > 0) {
      return width();
    }
    return value < 0 ? 1 + Digits.count(magnitude(value)) : Digits.count(value);
  }

  /**
   * Writes the digits and returns the index behind them. A key is written from left to right: the
   * seven bytes behind that index may change.
   */
  public int write(long value, byte[] out, int at) {
    if (pad == 0) {
      return writeUnpadded(value, out, at);
    }
    int end = at + width();
    if (signed) {
      out[at] = (byte) (value < 0 ? '0' : '1');
      Digits.write(value < 0 ? Digits.power(pad) + value : value, out, at + 1, end);
    } else {
      Digits.write(value, out, at, end);
    }
    if (descending) {
      Digits.complement(out, at, end);
    }
    if (reversed) {
      Digits.reverse(out, at, end);
    }
    return end;
  }

  private int writeUnpadded(long value, byte[] out, int at) {
    int from = at;
    if (value < 0) {
      out[from++] = '-';
    }
    long magnitude = value < 0 ? -value : value;
    int end = from + Digits.count(value < 0 ? magnitude(value) : value);
    Digits.write(magnitude, out, from, end);
    if (reversed) {
      Digits.reverse(out, from, end);
    }
    return end;
  }

  // Only Long.MIN_VALUE has no positive counterpart; the next number has as many digits.
  private static long magnitude(long negative) {
    return negative == Long.MIN_VALUE ? Long.MAX_VALUE : -negative;
  }

  /** The digits of a value. */
  public String text(long value) {
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  @Override
  public String encode(long value) {
    return text(value);
  }

  @Override
  public String text(Long value) {
    return text(InvalidPartException.requirePresent(name, value).longValue());
  }

  @Override
  public String encode(Long value) {
    return text(value);
  }

  /** Reads one number of a part whose values fit a {@code byte}. */
  public byte readByte(TextReader in) {
    return (byte) readLong(in);
  }

  /** Reads one number of a part whose values fit a {@code short}. */
  public short readShort(TextReader in) {
    return (short) readLong(in);
  }

  /** Reads one number of a part whose values fit an {@code int}. */
  public int readInt(TextReader in) {
    return (int) readLong(in);
  }

  /** Reads one number. */
  public long readLong(TextReader in) {
    in.begin(name);
    if (pad > 0 && pad < Digits.MOST) {
      long digits = Digits.number(in.text(), in.position(), width(), reversed);
      long ascending = descending ? Digits.power(width()) - 1 - digits : digits;
      long value = signed ? ascending - Digits.power(pad) : ascending;
      if (digits != Digits.NONE && value >= min && value <= max) {
        in.skip(width());
        return value;
      }
    }
    return readStepwise(in);
  }

  /** Reads step by step what has no fixed width, is longest, or is wrong, and says where. */
  private long readStepwise(TextReader in) {
    int start = in.position();
    long value = pad == 0 ? readUnpadded(in, start) : readPadded(in);
    if (value < min || value > max) {
      throw in.malformedAt(start, "a number from " + range());
    }
    return value;
  }

  private long readPadded(TextReader in) {
    if (!signed) {
      // 19 digits may exceed a long; as an unsigned number they come out negative, below min.
      return Digits.read(in, pad, descending, reversed);
    }
    return reversed ? readSignedReversed(in) : readSigned(in, readSign(in), pad);
  }

  private long readSigned(TextReader in, boolean negative, int digits) {
    return offset(in, negative, Digits.read(in, digits, descending, reversed));
  }

  private long readSignedReversed(TextReader in) {
    long unsigned = Digits.read(in, pad, descending, true);
    return offset(in, readSign(in), unsigned);
  }

  private boolean readSign(TextReader in) {
    char sign = in.peek(0);
    char low = descending ? '9' : '0';
    char high = descending ? '8' : '1';
    if (in.position() >= in.length() || (sign != low && sign != high)) {
      throw in.malformed(0, "the leading '" + low + "' or '" + high + "' of a signed number");
    }
    in.skip(1);
    return sign == low;
  }

  private long offset(TextReader in, boolean negative, long unsigned) {
    long value = negative ? unsigned - Digits.power(pad) : unsigned;
    if ((value < 0) != negative) {
      throw in.malformed(-width(), "a number from " + range());
    }
    return value;
  }

  private long readUnpadded(TextReader in, int start) {
    int end = in.indexOf(separator);
    int first = start + (in.peek(0) == '-' && end > start ? 1 : 0);
    long magnitude = Digits.number(in.text(), first, end - first, reversed);
    if (magnitude == Digits.NONE && Digits.end(in.text(), first) < end) {
      throw in.malformedAt(Digits.end(in.text(), first), "a digit");
    }
    boolean isNegative = first > start;
    // As an unsigned number, 19 digits may exceed a long.
    boolean isBeyond = magnitude < 0 && !(isNegative && magnitude == Long.MIN_VALUE);
    if (first == end || end - first > Digits.MOST || isBeyond) {
      throw in.malformedAt(start, "a number from " + range());
    }
    long value = isNegative ? -magnitude : magnitude;
    char leading = in.text().charAt(reversed ? end - 1 : first);
    boolean isCanonical = leading != '0' || (end - start == 1);
    if (!isCanonical && value >= min && value <= max) {
      throw in.malformedAt(start, "a number without leading zeros");
    }
    in.skip(end - start);
    return value;
  }

  @Override
  public Long read(TextReader in) {
    return readLong(in);
  }

  private int width() {
    return signed ? pad + 1 : pad;
  }

  private String range() {
    return min + " to " + max;
  }
}
