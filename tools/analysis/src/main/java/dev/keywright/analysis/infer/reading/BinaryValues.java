package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.cost.UuidCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.SimpleType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Reads bytes of a fixed width as booleans, characters, UUIDs and fractions. */
final class BinaryValues implements Typing {
  private static final int UUID_BYTES = 16;
  private static final double FRACTION = 3;

  /** Small numbers look like fractions that are all negative, and prices counted down mostly. */
  private static final double MOSTLY_NEGATIVE = 40;

  private static final int LEAST_EXPONENT = -24;
  private static final int LARGEST_EXPONENT = 40;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    switch (span.shortest()) {
      case 1 -> readFlag(span, readings);
      case 2 -> readCharacter(span, readings);
      case Float.BYTES -> readFractions(span, SimpleType.FLOAT, 23, readings);
      case Double.BYTES -> readFractions(span, SimpleType.DOUBLE, 52, readings);
      case UUID_BYTES -> readUuid(span, readings);
      default -> {
        // No type of one value has this width.
      }
    }
  }

  private static void readFlag(Span span, Consumer<Reading> readings) {
    TextCost texts = new TextCost(span);
    boolean isDown = span.all(b -> b == -1 || b == -2);
    if (texts.distinct() == 2 && (isDown || span.all(b -> b == 0 || b == 1))) {
      Reading flag =
          Reading.of(SimpleType.BOOLEAN, "0 or 1").plus(Priors.FLAG - 2 + texts.frequencies());
      readings.accept(isDown ? flag.descending("") : flag);
    }
  }

  private static void readCharacter(Span span, Consumer<Reading> readings) {
    if (span.every(key -> span.at(key, 0) == 0 && Bytes.isPrintable(span.at(key, 1)))) {
      double bits = new NumberCost(StoredNumbers.bigEndian(span), 7).bits();
      readings.accept(Reading.of(SimpleType.CHAR, "one character").plus(Priors.CHARACTER + bits));
    }
  }

  /** Exponents are close to each other, which whole numbers do not show. */
  private static void readFractions(
      Span span, SimpleType type, int mantissa, Consumer<Reading> readings) {
    Reading fraction = Reading.of(type, "a number with a fraction").plus(Priors.UUID + FRACTION);
    long[] raw = StoredNumbers.bigEndian(span);
    if (FixedBytes.areLast(raw)) {
      return;
    }
    readFraction(fraction, mantissa, raw, readings);
    readFraction(fraction.countedDown(), mantissa, StoredNumbers.map(raw, v -> ~v), readings);
  }

  private static void readFraction(
      Reading fraction, int mantissa, long[] raw, Consumer<Reading> readings) {
    int bits = Byte.SIZE * fraction.part().type().bytes();
    long sign = 1L << (bits - 1);
    long[] own =
        StoredNumbers.map(raw, v -> (v & sign) != 0 ? v ^ sign : ~v & (-1L >>> (Long.SIZE - bits)));
    int exponents = bits - 1 - mantissa;
    long top = (1L << exponents) - 1;
    for (long value : own) {
      long exponent = value >>> mantissa & top;
      // Infinite ones and tiny ones are no values that people store.
      if (exponent == top || (exponent < top / 4 && (value << 1) != 0)) {
        return;
      }
    }
    long above = Arrays.stream(own).filter(v -> (v & sign) == 0).count();
    double negative = 4 * above < own.length ? MOSTLY_NEGATIVE : 0;
    // What people measure has exponents near 0; whole numbers and random bytes have any.
    boolean areUsual =
        Arrays.stream(own)
            .map(v -> (v >>> mantissa & top) - top / 2)
            .allMatch(it -> it == -(top / 2) || (it >= LEAST_EXPONENT && it <= LARGEST_EXPONENT));
    double unusual = areUsual ? 0 : Priors.UNUSUAL_FRACTION_A_KEY * raw.length;
    long[] fronts = StoredNumbers.map(own, v -> v >>> mantissa & ((1L << (exponents + 1)) - 1));
    long[] backs = StoredNumbers.map(own, v -> v & ((1L << mantissa) - 1));
    double cost =
        new NumberCost(fronts, exponents + 1.0).bits()
            + Math.min(new NumberCost(backs, mantissa).bits(), byFront(fronts, backs, mantissa));
    double decimal = new Decimals(own, mantissa).bits();
    readings.accept(fraction.plus(Math.min(cost, decimal) + negative + unusual));
  }

  /** Of the largest exponent, values often fill a part only. */
  private static double byFront(long[] fronts, long[] backs, int mantissa) {
    Map<Long, List<Long>> groups = new HashMap<>();
    for (int key = 0; key < fronts.length; key++) {
      groups.computeIfAbsent(fronts[key], it -> new ArrayList<>()).add(backs[key]);
    }
    return groups.values().stream()
        .map(group -> group.stream().mapToLong(Long::longValue).toArray())
        .mapToDouble(group -> new NumberCost(group, mantissa).bits())
        .sum();
  }

  private static void readUuid(Span span, Consumer<Reading> readings) {
    UuidCost cost = UuidCost.ofBytes(span);
    boolean isDown = cost.complemented().isVersion4();
    UuidCost own = isDown ? cost.complemented() : cost;
    double prior = Priors.UUID - 1 + (own.hasVersion() ? 0 : ofNoVersion(span));
    Reading uuid = Reading.of(SimpleType.UUID, "a UUID").plus(prior + own.bits());
    readings.accept(isDown ? uuid.descending(", each byte complemented") : uuid);
  }

  /** Two times or numbers side by side also take 16 bytes, some of which never change. */
  private static double ofNoVersion(Span span) {
    List<byte[]> contents = IntStream.range(0, span.size()).mapToObj(span::bytes).toList();
    double hidden = HiddenParts.are(contents) ? Priors.HIDDEN_PARTS_A_KEY : 0;
    return Priors.NO_VERSION + hidden * span.size();
  }
}
