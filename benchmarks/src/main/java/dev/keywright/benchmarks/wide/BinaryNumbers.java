package dev.keywright.benchmarks.wide;

import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Two numbers, one of them descending. */
final class BinaryNumbers extends Kind<BinaryNumbers.Score, byte[]> {
  @KeyFormat(Format.BINARY)
  record Score(
      @PartitionKey(order = 0) long game,
      @PartitionKey(order = 1, direction = Direction.DESC) int points) {}

  @Override
  Score row(Random random) {
    return new Score(random.nextLong(), random.nextInt());
  }

  @Override
  List<Score> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Score row) {
    return BinaryNumbers_ScoreKey.encodePartitionKey(row.game(), row.points());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryNumbers_ScoreKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Score row) {
    byte[] out = new byte[12];
    HandBytes.writeLong(row.game(), out, 0);
    Hand.INTS.set(out, 8, ~row.points() ^ Integer.MIN_VALUE);
    return out;
  }

  @Override
  Score decodeByHand(byte[] column) {
    Hand.require(column.length == 12);
    int points = ~((int) Hand.INTS.get(column, 8) ^ Integer.MIN_VALUE);
    return new Score(HandBytes.number(column, 0), points);
  }
}
