package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.io.ByteArrayOutputStream;
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
  private static final BigInteger SMALL = BigInteger.valueOf(109);
  private static final BigInteger BYTE = BigInteger.valueOf(256);
  private static final BigInteger SEVEN_BITS = BigInteger.valueOf(128);

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

  private BigInteger first() {
    return switch (encoding) {
      case "TWOS_COMPLEMENT" -> BigInteger.ONE.shiftLeft(Byte.SIZE * width - 1).negate();
      case "VARINT_COCKROACHDB", "VARINT_FOUNDATIONDB" -> BigInteger.valueOf(Long.MIN_VALUE);
      default -> BigInteger.ZERO;
    };
  }

  private BigInteger last() {
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    return switch (encoding) {
      case "TWOS_COMPLEMENT" -> first().negate().subtract(BigInteger.ONE);
      case "UNSIGNED", "LITTLE_ENDIAN" -> {
        BigInteger all = BigInteger.ONE.shiftLeft(Byte.SIZE * width).subtract(BigInteger.ONE);
        yield isOfBits() ? all : all.min(most);
      }
      default -> most;
    };
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
    BigInteger number = counted(number(value));
    return switch (encoding) {
      case "UNSIGNED" -> BinaryForm.unsigned(number, width);
      case "LITTLE_ENDIAN" -> BinaryForm.backToFront(BinaryForm.unsigned(number, width));
      case "TWOS_COMPLEMENT" ->
          BinaryForm.unsigned(number.mod(BigInteger.ONE.shiftLeft(Byte.SIZE * width)), width);
      case "VARINT_LEB128" -> leb128(number);
      case "VARINT_BITCOIN" -> bitcoin(number);
      case "VARINT_COCKROACHDB" -> cockroach(number);
      default -> foundation(number);
    };
  }

  private static byte[] leb128(BigInteger number) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BigInteger rest = number;
    while (rest.compareTo(SEVEN_BITS) >= 0) {
      out.write(rest.mod(SEVEN_BITS).intValue() + 128);
      rest = rest.divide(SEVEN_BITS);
    }
    out.write(rest.intValue());
    return out.toByteArray();
  }

  private static byte[] bitcoin(BigInteger number) {
    ByteArrayOutputStream turned = new ByteArrayOutputStream();
    BigInteger rest = number;
    turned.write(rest.mod(SEVEN_BITS).intValue());
    while (rest.compareTo(SEVEN_BITS) >= 0) {
      rest = rest.divide(SEVEN_BITS).subtract(BigInteger.ONE);
      turned.write(rest.mod(SEVEN_BITS).intValue() + 128);
    }
    return BinaryForm.backToFront(turned.toByteArray());
  }

  private static byte[] cockroach(BigInteger number) {
    if (number.signum() >= 0 && number.compareTo(SMALL) <= 0) {
      return new byte[] {(byte) (0x88 + number.intValue())};
    }
    int bytes = bytesOf(number);
    int first = number.signum() < 0 ? 0x88 - bytes : 0xF5 + bytes;
    return behind(first, number.mod(BYTE.pow(bytes)), bytes);
  }

  private static byte[] foundation(BigInteger number) {
    int bytes = bytesOf(number);
    boolean isNegative = number.signum() < 0;
    BigInteger shown = isNegative ? number.add(BYTE.pow(bytes)).subtract(BigInteger.ONE) : number;
    return behind(isNegative ? 0x14 - bytes : 0x14 + bytes, shown, bytes);
  }

  private static int bytesOf(BigInteger number) {
    return (number.abs().bitLength() + Byte.SIZE - 1) / Byte.SIZE;
  }

  private static byte[] behind(int first, BigInteger number, int bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(first);
    out.writeBytes(BinaryForm.unsigned(number, bytes));
    return out.toByteArray();
  }

  @Override
  public int compare(Object a, Object b) {
    return isOfBits() ? number(a).compareTo(number(b)) : of.compare(a, b);
  }
}
