package dev.keywright.processor.laws;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** A float or a double: -0.0 below 0.0, and NaN above all. */
record Fractions(String type) implements Oracle {

  PartSpec spec() {
    return PartSpec.of(type, this, new Shape.Fixed());
  }

  private boolean isFloat() {
    return type.equals("float") || type.equals("Float");
  }

  @Override
  public List<Object> candidates() {
    return isFloat()
        ? Stream.of(
                Float.NEGATIVE_INFINITY,
                -Float.MAX_VALUE,
                -256.5f,
                -1f,
                Math.nextDown(-1f),
                -Float.MIN_NORMAL,
                -Float.MIN_VALUE,
                -0f,
                0f,
                Float.MIN_VALUE,
                Float.MIN_NORMAL,
                0.1f,
                1f,
                Math.nextUp(1f),
                255.99f,
                Float.MAX_VALUE,
                Float.POSITIVE_INFINITY,
                Float.NaN)
            .map(Object.class::cast)
            .toList()
        : Stream.of(
                Double.NEGATIVE_INFINITY,
                -Double.MAX_VALUE,
                -256.5,
                -1.0,
                Math.nextDown(-1.0),
                -Double.MIN_NORMAL,
                -Double.MIN_VALUE,
                -0.0,
                0.0,
                Double.MIN_VALUE,
                Double.MIN_NORMAL,
                0.1,
                1.0,
                Math.nextUp(1.0),
                255.99,
                Double.MAX_VALUE,
                Double.POSITIVE_INFINITY,
                Double.NaN)
            .map(Object.class::cast)
            .toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return true;
  }

  @Override
  public String written(Object value, Place place) {
    throw new AssertionError("TEXT has no " + type);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    int width = isFloat() ? Float.BYTES : Double.BYTES;
    BigInteger sign = BigInteger.ONE.shiftLeft(width * Byte.SIZE - 1);
    long raw =
        isFloat() ? Float.floatToIntBits((Float) value) : Double.doubleToLongBits((Double) value);
    BigInteger bits = BigInteger.valueOf(raw).mod(sign.shiftLeft(1));
    boolean isNegative = bits.compareTo(sign) >= 0;
    BigInteger last = sign.shiftLeft(1).subtract(BigInteger.ONE);
    return BinaryForm.unsigned(isNegative ? last.subtract(bits) : bits.add(sign), width);
  }

  // By the decimal values, which no bits of the encoding have a part in.
  @Override
  public int compare(Object a, Object b) {
    double one = ((Number) a).doubleValue();
    double other = ((Number) b).doubleValue();
    if (rank(one) != rank(other) || rank(one) != 0) {
      return rank(one) - rank(other);
    }
    int order = new BigDecimal(one).compareTo(new BigDecimal(other));
    return order != 0 ? order : Double.compare(1 / one, 1 / other);
  }

  private static int rank(double number) {
    if (Double.isNaN(number)) {
      return 2;
    }
    return Double.isInfinite(number) ? (number > 0 ? 1 : -1) : 0;
  }
}
