package dev.keywright.benchmarks.wide;

import dev.keywright.runtime.KeyRange;
import java.util.Random;

/** Devices between two numbers, or cards between two numbers of one device and seller. */
final class TextRange extends RangeKind<TextRange.Question> {
  private static final int BELOW = 1_000_000;

  private final boolean isFixed;

  /** Whether the range is one of the third part, with the first two fixed. */
  TextRange(boolean isFixed) {
    this.isFixed = isFixed;
  }

  record Question(int deviceId, String sellerId, int from, int to) {}

  @Override
  Question question(Random random) {
    int from = random.nextInt(BELOW / 2);
    return new Question(random.nextInt(BELOW), Samples.letters(random, 8), from, from + 1000);
  }

  @Override
  KeyRange<String> range(Question question) {
    return isFixed
        ? TextThree_SaleKey.scan()
            .deviceId(question.deviceId())
            .sellerId(question.sellerId())
            .cardId()
            .between(question.from(), question.to())
        : TextThree_SaleKey.scan().deviceId().between(question.from(), question.to());
  }

  @Override
  Two<String> rangeByHand(Question question) {
    return isFixed
        ? new Two<>(bound(question, question.from()), bound(question, question.to()))
        : new Two<>(bound(question.from()), bound(question.to()));
  }

  private static String bound(int deviceId) {
    Hand.require(deviceId >= 0 && deviceId < BELOW);
    byte[] out = Hand.scratch();
    return Hand.ascii(out, 0, Hand.writeDigits(deviceId, 6, out, 0));
  }

  private static String bound(Question question, long cardId) {
    Hand.require(question.deviceId() >= 0 && question.deviceId() < BELOW);
    Hand.require(cardId >= 0 && cardId < BELOW);
    byte[] out = Hand.scratch();
    Hand.writeDigits(question.deviceId(), 6, out, 0);
    out[6] = ',';
    int at = Hand.writeLetters(question.sellerId(), 8, out, 7);
    out[at++] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(cardId, 6, out, at));
  }
}
