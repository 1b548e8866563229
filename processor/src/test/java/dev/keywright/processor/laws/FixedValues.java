package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** The types with few options: booleans and UUIDs. */
final class FixedValues {
  private FixedValues() {}

  private static PartSpec spec(String type, Oracle oracle, boolean descending) {
    PartSpec spec = PartSpec.of(type, oracle, new Shape.Fixed());
    return descending ? spec.with("direction = Direction.DESC").being(Trait.DESCENDING) : spec;
  }

  /** A boolean. */
  record Flags(boolean descending) implements Oracle {
    PartSpec spec() {
      return FixedValues.spec("boolean", this, descending);
    }

    @Override
    public List<Object> candidates() {
      return List.of(false, true);
    }

    @Override
    public boolean isLegal(Object value, Place place) {
      return true;
    }

    @Override
    public String written(Object value, Place place) {
      return value.equals(descending) ? "0" : "1";
    }

    @Override
    public byte[] bytes(Object value, boolean ended) {
      return new byte[] {(byte) (value.equals(true) ? 1 : 0)};
    }

    @Override
    public int compare(Object a, Object b) {
      return Boolean.compare((Boolean) a, (Boolean) b);
    }
  }

  /** A UUID, as a number of 128 bits without a sign. */
  record Uuids(boolean descending) implements Oracle {
    PartSpec spec() {
      return FixedValues.spec("UUID", this, descending);
    }

    @Override
    public List<Object> candidates() {
      long[] halves = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x0123456789abcdefL};
      List<Object> values = new ArrayList<>();
      for (long high : halves) {
        for (long low : halves) {
          values.add(new UUID(high, low));
        }
      }
      Random random = new Random(3);
      values.add(new UUID(random.nextLong(), random.nextLong()));
      return values;
    }

    @Override
    public boolean isLegal(Object value, Place place) {
      return true;
    }

    @Override
    public String written(Object value, Place place) {
      if (!descending) {
        return value.toString();
      }
      String digits = "0123456789abcdef";
      StringBuilder text = new StringBuilder();
      value
          .toString()
          .chars()
          .map(c -> c == '-' ? c : digits.charAt(15 - digits.indexOf(c)))
          .forEach(c -> text.append((char) c));
      return text.toString();
    }

    @Override
    public byte[] bytes(Object value, boolean ended) {
      return BinaryForm.unsigned(number(value), 16);
    }

    @Override
    public int compare(Object a, Object b) {
      return number(a).compareTo(number(b));
    }

    private static BigInteger number(Object uuid) {
      return new BigInteger(uuid.toString().replace("-", ""), 16);
    }
  }
}
