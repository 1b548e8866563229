package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.runtime.KeyRange;
import java.util.Random;

/** Devices between two numbers, or cards between two numbers of one device and seller. */
final class BinaryRange extends RangeKind<BinaryRange.Question> {
  private final boolean isFixed;

  /** Whether the range is one of the third part, with the first two fixed. */
  BinaryRange(boolean isFixed) {
    this.isFixed = isFixed;
  }

  @KeyFormat(Format.BINARY)
  record Sale(
      @PartitionKey(order = 0) int deviceId,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
      @PartitionKey(order = 2) long cardId) {}

  record Question(int deviceId, String sellerId, int from, int to) {}

  @Override
  Question question(Random random) {
    int from = random.nextInt() / 2;
    return new Question(random.nextInt(), Samples.letters(random, 8), from, from + 1000);
  }

  @Override
  KeyRange<byte[]> range(Question question) {
    return isFixed
        ? BinaryRange_SaleKey.scan()
            .deviceId(question.deviceId())
            .sellerId(question.sellerId())
            .cardId()
            .between(question.from(), question.to())
        : BinaryRange_SaleKey.scan().deviceId().between(question.from(), question.to());
  }

  @Override
  Two<byte[]> rangeByHand(Question question) {
    return isFixed
        ? new Two<>(bound(question, question.from()), bound(question, question.to()))
        : new Two<>(bound(question.from()), bound(question.to()));
  }

  private static byte[] bound(int deviceId) {
    byte[] out = new byte[4];
    Hand.INTS.set(out, 0, deviceId ^ Integer.MIN_VALUE);
    return out;
  }

  private static byte[] bound(Question question, long cardId) {
    byte[] out = new byte[14 + question.sellerId().length()];
    Hand.INTS.set(out, 0, question.deviceId() ^ Integer.MIN_VALUE);
    int at = Hand.writeLetters(question.sellerId(), 8, out, 4);
    HandBytes.writeLong(cardId, out, HandBytes.writeEnd(out, at));
    return out;
  }
}
