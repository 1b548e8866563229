package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Reads bytes of a fixed width as booleans, characters, UUIDs and fractions. */
final class BinaryValues implements Typing {
  private static final int UUID_BYTES = 16;
  private static final double FRACTION = 3;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    switch (span.shortest()) {
      case 1 -> readFlag(span, readings);
      case 2 -> readCharacter(span, readings);
      case Float.BYTES -> readFraction(span, "float", 23, readings);
      case Double.BYTES -> readFraction(span, "double", 52, readings);
      case UUID_BYTES -> readUuid(span, readings);
      default -> {
        // No type of one value has this width.
      }
    }
  }

  private static void readFlag(Span span, Consumer<Reading> readings) {
    Texts texts = new Texts(span);
    boolean isDown = span.all(b -> b == -1 || b == -2);
    if (texts.distinct() == 2 && (isDown || span.all(b -> b == 0 || b == 1))) {
      readings.accept(
          new Reading(
              Reading.PART,
              isDown ? "boolean DESC" : "boolean",
              "0 or 1",
              Priors.FLAG - 2 + texts.frequencies() + (isDown ? Priors.DESCENDING : 0),
              true));
    }
  }

  private static void readCharacter(Span span, Consumer<Reading> readings) {
    for (int key = 0; key < span.size(); key++) {
      if (span.at(key, 0) != 0 || !Bytes.isPrintable(span.at(key, 1))) {
        return;
      }
    }
    double bits = new Numbers(BigEndian.unsigned(span), 7).bits();
    readings.accept(
        new Reading(Reading.PART, "char", "one character", Priors.CHARACTER + bits, true));
  }

  /** Exponents are close to each other, which whole numbers do not show. */
  private static void readFraction(
      Span span, String type, int mantissa, Consumer<Reading> readings) {
    long[] raw = BigEndian.unsigned(span);
    readFraction(span, type, mantissa, readings, raw);
    long[] down = BinaryNumbers.map(raw, v -> ~v);
    Consumer<Reading> longer = it -> readings.accept(it.plus(Priors.DESCENDING));
    readFraction(span, type + " DESC", mantissa, longer, down);
  }

  private static void readFraction(
      Span span, String type, int mantissa, Consumer<Reading> readings, long... raw) {
    int bits = 8 * span.shortest();
    long[] own = new long[raw.length];
    for (int key = 0; key < raw.length; key++) {
      boolean isPositive = (raw[key] >>> (bits - 1) & 1) != 0;
      long sign = 1L << (bits - 1);
      own[key] = isPositive ? raw[key] ^ sign : ~raw[key] & (bits == 64 ? -1 : (1L << bits) - 1);
    }
    int exponents = bits - 1 - mantissa;
    long top = (1L << exponents) - 1;
    for (long value : own) {
      long exponent = value >>> mantissa & top;
      // Infinite ones and tiny ones are no values that people store.
      if (exponent == top || (exponent < top / 4 && (value << 1) != 0)) {
        return;
      }
    }
    long[] fronts = BinaryNumbers.map(own, v -> v >>> mantissa & ((1L << (exponents + 1)) - 1));
    long[] backs = BinaryNumbers.map(own, v -> v & ((1L << mantissa) - 1));
    double cost =
        new Numbers(fronts, exponents + 1.0).bits()
            + Math.min(new Numbers(backs, mantissa).bits(), byFront(fronts, backs, mantissa));
    readings.accept(
        new Reading(
            Reading.PART,
            type,
            "a number with a fraction" + (type.endsWith("DESC") ? ", counted down" : ""),
            Priors.UUID + FRACTION + cost,
            true));
  }

  /** Of the largest exponent, values often fill a part only. */
  private static double byFront(long[] fronts, long[] backs, int mantissa) {
    Map<Long, List<Long>> groups = new HashMap<>();
    for (int key = 0; key < fronts.length; key++) {
      groups.computeIfAbsent(fronts[key], it -> new ArrayList<>()).add(backs[key]);
    }
    return groups.values().stream()
        .map(group -> group.stream().mapToLong(Long::longValue).toArray())
        .mapToDouble(group -> new Numbers(group, mantissa).bits())
        .sum();
  }

  private static void readUuid(Span span, Consumer<Reading> readings) {
    boolean isRandom = isVersion4(span, 0);
    boolean isDown = isVersion4(span, 0xFF);
    Texts texts = new Texts(span);
    double each = isRandom || isDown ? 122 : 128;
    double prior = Priors.UUID + (hasVersion(span) || isDown ? 0 : Priors.NO_VERSION);
    double table = texts.distinct() * each - Bits.ofFactorial(texts.distinct());
    double bits = Math.min(span.size() * each, Math.max(0, table) + texts.frequencies());
    readings.accept(
        new Reading(
            Reading.UUID,
            isDown ? "UUID DESC" : "UUID",
            isDown ? "a UUID, each byte complemented" : "a UUID",
            prior + (isDown ? Priors.DESCENDING : 0) + bits + 1,
            true));
  }

  /** Whether each is of one of the versions that standards know. */
  private static boolean hasVersion(Span span) {
    for (int key = 0; key < span.size(); key++) {
      int version = span.at(key, 6) >>> 4 & 0xF;
      if (version == 0 || version > 8 || (span.at(key, 8) & 0xC0) != 0x80) {
        return false;
      }
    }
    return true;
  }

  private static boolean isVersion4(Span span, int mask) {
    for (int key = 0; key < span.size(); key++) {
      int version = (span.at(key, 6) ^ mask) >>> 4 & 0xF;
      int variant = (span.at(key, 8) ^ mask) >>> 6 & 3;
      if (version != 4 || variant != 2) {
        return false;
      }
    }
    return true;
  }
}
