package dev.keywright.analysis.infer;

import java.util.function.Consumer;

/** Reads texts of a fixed width as the types that always have it. */
final class FixedTexts implements Typing {
  private static final int UUID_WIDTH = 36;
  private static final int HIGHEST_HEX = 16;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    if (span.shortest() == 1) {
      readOne(span, readings);
    }
    if (span.shortest() == UUID_WIDTH) {
      readUuid(span, readings);
    }
    if (span.shortest() >= 1 && span.shortest() <= HIGHEST_HEX) {
      readHex(span, readings);
    }
  }

  private static void readOne(Span span, Consumer<Reading> readings) {
    Texts texts = new Texts(span);
    if (span.all(b -> b == '0' || b == '1') && texts.distinct() == 2) {
      readings.accept(
          new Reading(Reading.PART, "boolean", "0 or 1", Priors.FLAG + ones(span), true));
    }
    if (span.all(Bytes::isPrintable)) {
      readings.accept(
          new Reading(
              Reading.PART, "char", "one character", Priors.CHARACTER + texts.bits(), true));
    }
  }

  private static double ones(Span span) {
    int[] counts = new int[2];
    for (int key = 0; key < span.size(); key++) {
      counts[span.at(key, 0) - '0']++;
    }
    return Bits.ofCounts(counts, span.size());
  }

  private static void readUuid(Span span, Consumer<Reading> readings) {
    for (int key = 0; key < span.size(); key++) {
      for (int i = 0; i < UUID_WIDTH; i++) {
        boolean isDash = i == 8 || i == 13 || i == 18 || i == 23;
        byte b = span.at(key, i);
        if (isDash ? b != '-' : !Bytes.isLowerHex(b)) {
          return;
        }
      }
    }
    boolean isDown = Uuids.isVersion4(span, true);
    double bits = Uuids.bits(span);
    readings.accept(
        new Reading(
            Reading.UUID,
            isDown ? "UUID DESC" : "UUID",
            isDown ? "a UUID, each digit taken from f" : "a UUID",
            Priors.UUID + (isDown ? Priors.DESCENDING : 0) + bits,
            true));
  }

  private static void readHex(Span span, Consumer<Reading> readings) {
    boolean isLower = span.all(Bytes::isLowerHex);
    if (span.all(Bytes::isDigit) || (!isLower && !span.all(Bytes::isUpperHex))) {
      return;
    }
    int width = span.shortest();
    long[] values = Digits.hexadecimal(span);
    if (Digits.areSigned(values)) {
      double bits = Priors.HEX + Bits.of(width) + new Numbers(values, 4.0 * width).bits();
      readings.accept(
          new Reading(
              Reading.PART,
              "long as=HEX width=" + width + (isLower ? "" : " upperCase"),
              width == 1 ? "a hexadecimal digit" : "a number of " + width + " hexadecimal digits",
              bits,
              true));
    }
  }
}
