package dev.keywright.analysis.infer;

import java.util.Arrays;

/** How many bits UUIDs in text take: random ones, or ones with a time or a counter inside. */
final class Uuids {
  private static final int VERSION = 14;
  private static final int VARIANT = 19;

  private Uuids() {}

  static double bits(Span span) {
    double random = span.size() * (isVersion4(span, false) || isVersion4(span, true) ? 122 : 128);
    return Math.min(Math.min(random, byPieces(span)), byFrequency(span)) + 2;
  }

  private static double byFrequency(Span span) {
    Texts texts = new Texts(span);
    double table = texts.distinct() * 122.0 - Bits.ofFactorial(texts.distinct());
    return Math.max(0, table) + texts.frequencies();
  }

  /** Whether all are of version 4. */
  static boolean isVersion4(Span span, boolean isDown) {
    for (int key = 0; key < span.size(); key++) {
      int version = digit(span, key, VERSION, isDown);
      int variant = digit(span, key, VARIANT, isDown);
      if (version != 4 || variant < 8 || variant > 11) {
        return false;
      }
    }
    return true;
  }

  private static int digit(Span span, int key, int index, boolean isDown) {
    int digit = Character.digit(span.at(key, index), 16);
    return isDown ? 15 - digit : digit;
  }

  private static double byPieces(Span span) {
    int[][] pieces = {{0, 8}, {9, 13}, {14, 18}, {19, 23}, {24, 36}};
    return Arrays.stream(pieces).mapToDouble(piece -> piece(span, piece[0], piece[1])).sum();
  }

  private static double piece(Span span, int from, int to) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      for (int i = from; i < to; i++) {
        values[key] = values[key] << 4 | Character.digit(span.at(key, i), 16);
      }
    }
    return new Numbers(values, 4.0 * (to - from)).bits();
  }
}
