package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.math.BigInteger;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A whole number, or a time in its unit, in the bytes of another system.
 *
 * @param of what is written
 * @param width in bytes; 0 for a varint
 * @param countDownFrom from which the number is subtracted; negative if it is not
 * @param floor the unit that times begin; empty if they need not
 */
record ForeignNumbers(
    Oracle of, String type, String encoding, int width, long countDownFrom, String floor)
    implements Oracle {

  static ForeignNumbers of(WholeNumbers numbers, String encoding, int width) {
    return new ForeignNumbers(numbers, numbers.type(), encoding, width, -1, "");
  }

  static ForeignNumbers of(Times times, String encoding, int width) {
    return new ForeignNumbers(times, times.type(), encoding, width, -1, "");
  }

  ForeignNumbers countingDownFrom(long constant) {
    return new ForeignNumbers(of, type, encoding, width, constant, floor);
  }

  ForeignNumbers flooredTo(String unit) {
    return new ForeignNumbers(of, type, encoding, width, countDownFrom, unit);
  }

  private boolean isFloored(Object value) {
    return floor.isEmpty() || nanos(value).mod(floorNanos()).signum() == 0;
  }

  private BigInteger nanos(Object time) {
    return ((Times) of).units(time, "EPOCH_NANOS");
  }

  private BigInteger floorNanos() {
    return BigInteger.valueOf(ChronoUnit.valueOf(floor).getDuration().toNanos());
  }

  @Override
  public boolean isRounded(Object value, Place place) {
    if (floor.isEmpty() || isLegal(value, place)) {
      return false;
    }
    BigInteger nanos = nanos(value);
    BigInteger number = nanos.subtract(nanos.mod(floorNanos())).divide(((Times) of).unit());
    return isInRange(number);
  }

  /** A part whose numbers are in order. */
  PartSpec spec() {
    PartSpec spec =
        PartSpec.of(type, this, new Shape.Fixed())
            .saying(
                "@EncodedNumber(as = NumberEncoding."
                    + encoding
                    + (width > 0 ? ", width = " + width : "")
                    + (countDownFrom >= 0 ? ", countDownFrom = " + countDownFrom + "L" : "")
                    + (floor.isEmpty() ? "" : ", floor = java.time.temporal.ChronoUnit." + floor)
                    + ")");
    spec = of instanceof Times times ? spec.with("time = TimeFormat." + times.format()) : spec;
    if (of instanceof WholeNumbers numbers) {
      spec = numbers.min() > Long.MIN_VALUE ? spec.knowing("min = " + numbers.min() + "L") : spec;
      spec = numbers.max() < Long.MAX_VALUE ? spec.knowing("max = " + numbers.max() + "L") : spec;
    }
    return countDownFrom >= 0 ? spec.being(Trait.COUNTED_DOWN) : spec;
  }

  private boolean isUnsigned() {
    return encoding.equals("UNSIGNED") || encoding.equals("LITTLE_ENDIAN");
  }

  /** Whether the values stand for their bits: they fill the bytes. */
  private boolean isOfBits() {
    int typeBytes =
        switch (type) {
          case "byte", "Byte" -> 1;
          case "short", "Short" -> 2;
          case "int", "Integer" -> 4;
          case "long", "Long" -> 8;
          default -> 0;
        };
    return isUnsigned() && width == typeBytes && countDownFrom < 0;
  }

  /** The number that stands for a value, before it is counted down. */
  BigInteger number(Object value) {
    if (of instanceof Times times) {
      return times.units(value);
    }
    BigInteger number = BigInteger.valueOf((Long) value);
    return isOfBits() && number.signum() < 0
        ? number.add(BigInteger.ONE.shiftLeft(Byte.SIZE * width))
        : number;
  }

  private BigInteger counted(BigInteger number) {
    return countDownFrom >= 0 ? BigInteger.valueOf(countDownFrom).subtract(number) : number;
  }

  private ForeignBytes form() {
    return new ForeignBytes(encoding, width);
  }

  private BigInteger first() {
    return form().first();
  }

  private BigInteger last() {
    return isOfBits() ? form().lastOfBits() : form().last();
  }

  @Override
  public List<Object> candidates() {
    if (!(of instanceof WholeNumbers numbers)) {
      return of.candidates();
    }
    List<BigInteger> edges = new ArrayList<>(List.of(first(), last()));
    for (long edge : new long[] {109, 127, 128, 255, 256, 16_511, 16_512, 65_535, 2_113_664}) {
      edges.add(BigInteger.valueOf(edge));
      edges.add(BigInteger.valueOf(-edge));
    }
    new Random(11)
        .longs(4)
        .mapToObj(it -> BigInteger.valueOf(it >>> (it & 63)))
        .forEach(edges::add);
    Stream<Object> tried =
        edges.stream()
            .map(it -> countDownFrom >= 0 ? BigInteger.valueOf(countDownFrom).subtract(it) : it)
            .flatMap(it -> Stream.of(it.subtract(BigInteger.ONE), it, it.add(BigInteger.ONE)))
            .filter(it -> it.bitLength() < Long.SIZE)
            .map(BigInteger::longValueExact)
            .filter(numbers::isOfType)
            .map(it -> it);
    return Stream.concat(of.candidates().stream(), tried).distinct().toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    boolean isWhole = of instanceof Times times ? times.isOfUnits(value) : of.isLegal(value, place);
    return isWhole && isFloored(value) && isInRange(number(value));
  }

  private boolean isInRange(BigInteger number) {
    BigInteger counted = counted(number);
    return (isOfBits() || number.bitLength() < Long.SIZE)
        && counted.compareTo(first()) >= 0
        && counted.compareTo(last()) <= 0;
  }

  @Override
  public String written(Object value, Place place) {
    throw new UnsupportedOperationException("TEXT has no bytes");
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return form().bytes(counted(number(value)));
  }

  @Override
  public int compare(Object a, Object b) {
    return isOfBits() ? number(a).compareTo(number(b)) : of.compare(a, b);
  }
}
