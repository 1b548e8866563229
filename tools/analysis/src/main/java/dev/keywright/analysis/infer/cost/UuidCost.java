package dev.keywright.analysis.infer.cost;

import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import java.util.Arrays;

/** How many bits UUIDs in text take: random ones, or ones with a time or a counter inside. */
public final class UuidCost {
  private static final int VERSION = 14;
  private static final int VARIANT = 19;

  private UuidCost() {}

  public static double bits(Span span) {
    double random = span.size() * (isVersion4(span, false) || isVersion4(span, true) ? 122 : 128);
    return Math.min(Math.min(random, byPieces(span)), byFrequency(span)) + 2;
  }

  private static double byFrequency(Span span) {
    TextCost texts = new TextCost(span);
    double table = texts.distinct() * 122.0 - Bits.ofFactorial(texts.distinct());
    return Math.max(0, table) + texts.frequencies();
  }

  /** Whether all are of version 4. */
  public static boolean isVersion4(Span span, boolean isDown) {
    return span.every(
        key -> {
          int variant = digit(span, key, VARIANT, isDown);
          return digit(span, key, VERSION, isDown) == 4 && variant >= 8 && variant <= 11;
        });
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
    Span piece = span.within(from, to);
    return new NumberCost(StoredNumbers.hexadecimal(piece), 4.0 * (to - from)).bits();
  }
}
