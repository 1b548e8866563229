package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A whole number, or a time in its unit, in the digits of another system.
 *
 * @param of what is written
 * @param countDownFrom from which the number is subtracted; negative if it is not
 */
record EncodedNumbers(
    Oracle of,
    String type,
    String encoding,
    int width,
    boolean upperCase,
    long countDownFrom,
    boolean complemented,
    boolean reversed)
    implements Oracle {

  static EncodedNumbers of(WholeNumbers numbers, String encoding, int width) {
    return new EncodedNumbers(numbers, numbers.type(), encoding, width, false, -1, false, false);
  }

  static EncodedNumbers of(Times times, String encoding, int width) {
    return new EncodedNumbers(times, times.type(), encoding, width, false, -1, false, false);
  }

  EncodedNumbers countingDownFrom(long constant) {
    return new EncodedNumbers(
        of, type, encoding, width, upperCase, constant, complemented, reversed);
  }

  EncodedNumbers inUpperCase() {
    return new EncodedNumbers(
        of, type, encoding, width, true, countDownFrom, complemented, reversed);
  }

  EncodedNumbers largestFirst() {
    return new EncodedNumbers(of, type, encoding, width, upperCase, countDownFrom, true, reversed);
  }

  EncodedNumbers inReverse() {
    return new EncodedNumbers(
        of, type, encoding, width, upperCase, countDownFrom, complemented, true);
  }

  PartSpec spec() {
    boolean isCountedDown = countDownFrom >= 0;
    PartSpec spec =
        PartSpec.of(type, this, new Shape.Fixed())
            .saying(
                "@EncodedNumber(as = NumberEncoding."
                    + encoding
                    + ", width = "
                    + width
                    + (upperCase ? ", upperCase = true" : "")
                    + (isCountedDown ? ", countDownFrom = " + countDownFrom + "L" : "")
                    + ")");
    spec = of instanceof Times times ? spec.with("time = TimeFormat." + times.format()) : spec;
    spec = complemented ? spec.with("direction = Direction.DESC") : spec;
    spec = complemented || isCountedDown ? spec.being(Trait.DESCENDING) : spec;
    return reversed
        ? spec.with("reversed = true").being(Trait.REVERSED).being(Trait.UNORDERED)
        : spec;
  }

  private BigInteger base() {
    return BigInteger.valueOf(encoding.equals("HEX") ? 16 : 10);
  }

  private BigInteger counted(Object value) {
    BigInteger number =
        of instanceof Times times ? times.units(value) : BigInteger.valueOf((Long) value);
    return countDownFrom >= 0 ? BigInteger.valueOf(countDownFrom).subtract(number) : number;
  }

  @Override
  public List<Object> candidates() {
    if (of instanceof Times) {
      return of.candidates();
    }
    BigInteger largest = base().pow(width).subtract(BigInteger.ONE);
    BigInteger last = countDownFrom >= 0 ? BigInteger.valueOf(countDownFrom) : largest;
    BigInteger first = countDownFrom >= 0 ? last.subtract(largest) : BigInteger.ZERO;
    WholeNumbers numbers = (WholeNumbers) of;
    Stream<Object> edges =
        Stream.of(first, last)
            .flatMap(it -> Stream.of(it.subtract(BigInteger.ONE), it, it.add(BigInteger.ONE)))
            .filter(it -> it.bitLength() < Long.SIZE)
            .map(BigInteger::longValueExact)
            .filter(numbers::isOfType)
            .map(it -> it);
    return Stream.concat(of.candidates().stream(), edges).distinct().toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    BigInteger number = counted(value);
    boolean isWhole = of instanceof Times times ? times.isOfUnits(value) : of.isLegal(value, place);
    return isWhole
        && number.signum() >= 0
        && number.bitLength() < Long.SIZE
        && number.compareTo(base().pow(width)) < 0;
  }

  @Override
  public String written(Object value, Place place) {
    BigInteger number = counted(value);
    BigInteger largest = base().pow(width).subtract(BigInteger.ONE);
    String digits =
        (complemented ? largest.subtract(number) : number).toString(base().intValueExact());
    String padded = "0".repeat(width - digits.length()) + digits;
    String inCase = upperCase ? padded.toUpperCase(Locale.ROOT) : padded;
    return reversed ? new StringBuilder(inCase).reverse().toString() : inCase;
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    throw new UnsupportedOperationException("BINARY has no digits");
  }

  @Override
  public int compare(Object a, Object b) {
    return of.compare(a, b);
  }
}
