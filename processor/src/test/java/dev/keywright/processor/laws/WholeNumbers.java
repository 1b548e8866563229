package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A whole number of a Java type.
 *
 * @param type as it is written in the entity
 * @param pad digits, or 0 for a number as it is printed
 * @param min declared, or the smallest of all
 * @param max declared, or the largest of all
 */
record WholeNumbers(
    String type, int pad, boolean signed, boolean descending, boolean reversed, long min, long max)
    implements Oracle {

  static WholeNumbers padded(String type, int pad) {
    return new WholeNumbers(type, pad, false, false, false, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static WholeNumbers printed(String type) {
    return padded(type, 0);
  }

  WholeNumbers mayBeNegative() {
    return new WholeNumbers(type, pad, true, descending, reversed, min, max);
  }

  WholeNumbers largestFirst() {
    return new WholeNumbers(type, pad, signed, true, reversed, min, max);
  }

  WholeNumbers inReverse() {
    return new WholeNumbers(type, pad, signed, descending, true, min, max);
  }

  WholeNumbers from(long smallest, long largest) {
    return new WholeNumbers(type, pad, signed, descending, reversed, smallest, largest);
  }

  PartSpec spec() {
    Shape shape = pad > 0 ? new Shape.Fixed() : new Shape.Printed(smallest(), largest());
    PartSpec spec = PartSpec.of(type, this, shape);
    spec = pad > 0 ? spec.with("pad = " + pad) : spec;
    spec = signed ? spec.with("signed = true") : spec;
    spec = descending ? spec.with("direction = Direction.DESC").being(Trait.DESCENDING) : spec;
    spec =
        reversed ? spec.with("reversed = true").being(Trait.REVERSED).being(Trait.UNORDERED) : spec;
    spec = min > Long.MIN_VALUE ? spec.knowing("min = " + min + "L") : spec;
    return max < Long.MAX_VALUE ? spec.knowing("max = " + max + "L") : spec;
  }

  /** Whether the Java type has a number. */
  boolean isOfType(long number) {
    WholeNumbers all = from(Long.MIN_VALUE, Long.MAX_VALUE);
    return all.smallest() <= number && number <= all.largest();
  }

  private long smallest() {
    long ofType =
        switch (type) {
          case "byte", "Byte" -> Byte.MIN_VALUE;
          case "short", "Short" -> Short.MIN_VALUE;
          case "int", "Integer" -> Integer.MIN_VALUE;
          default -> Long.MIN_VALUE;
        };
    return Math.max(min, ofType);
  }

  private long largest() {
    long ofType =
        switch (type) {
          case "byte", "Byte" -> Byte.MAX_VALUE;
          case "short", "Short" -> Short.MAX_VALUE;
          case "int", "Integer" -> Integer.MAX_VALUE;
          default -> Long.MAX_VALUE;
        };
    return Math.min(max, ofType);
  }

  @Override
  public List<Object> candidates() {
    WholeNumbers open = from(Long.MIN_VALUE, Long.MAX_VALUE);
    LongStream powers =
        LongStream.iterate(1, power -> power * 10)
            .limit(19)
            .flatMap(power -> LongStream.of(power - 1, power, -power, 1 - power));
    LongStream usual = LongStream.of(0, 1, 2, 7, 9, 11, 16, 54, 101, 167, 6777, 66661, -2, -11);
    LongStream edges =
        Stream.of(open.smallest(), open.largest(), smallest(), largest())
            .flatMap(edge -> Stream.of(edge - 1, edge, edge + 1))
            .mapToLong(Long::longValue);
    LongStream random = new Random(7).longs(6).map(it -> it >> (it & 31));
    return Stream.of(usual, edges, powers, random)
        .flatMap(LongStream::boxed)
        .filter(it -> it >= open.smallest() && it <= open.largest())
        .distinct()
        .map(Object.class::cast)
        .toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    BigInteger number = BigInteger.valueOf((Long) value);
    boolean fits =
        pad == 0
            || ((signed || number.signum() >= 0)
                && number.abs().compareTo(BigInteger.TEN.pow(pad)) < 0);
    return fits && smallest() <= (Long) value && (Long) value <= largest();
  }

  @Override
  public String written(Object value, Place place) {
    if (pad == 0) {
      String printed = value.toString();
      return reversed
          ? printed.replaceAll("[0-9]", "") + turned(printed.replace("-", ""))
          : printed;
    }
    BigInteger number = BigInteger.valueOf((Long) value);
    String digits = (signed ? number.add(BigInteger.TEN.pow(pad)) : number).toString();
    String text = "0".repeat((signed ? pad + 1 : pad) - digits.length()) + digits;
    String directed = descending ? complement(text) : text;
    return reversed ? turned(directed) : directed;
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    int width =
        switch (type) {
          case "byte", "Byte" -> Byte.BYTES;
          case "short", "Short" -> Short.BYTES;
          case "int", "Integer" -> Integer.BYTES;
          default -> Long.BYTES;
        };
    byte[] bytes = BinaryForm.signed(BigInteger.valueOf((Long) value), width);
    return reversed ? BinaryForm.inReverse(bytes) : bytes;
  }

  private static String complement(String digits) {
    // From 199...9, so that leading zeros stay.
    BigInteger nines =
        BigInteger.TWO.multiply(BigInteger.TEN.pow(digits.length())).subtract(BigInteger.ONE);
    return nines.subtract(new BigInteger(digits)).toString().substring(1);
  }

  private static String turned(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  @Override
  public int compare(Object a, Object b) {
    return BigInteger.valueOf((Long) a).compareTo(BigInteger.valueOf((Long) b));
  }
}
