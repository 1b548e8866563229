package dev.keywright.benchmarks.wide;

import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A signed number, and a padded one that sorts descending. */
final class TextSigned extends Kind<TextSigned.Score, String> {
  private static final int BELOW = 1_000_000;
  private static final long MOST = 999_999_999_999L;

  record Score(
      @PartitionKey(order = 0, pad = 6, signed = true) int change,
      @PartitionKey(order = 1, pad = 12, direction = Direction.DESC) long points) {}

  @Override
  Score row(Random random) {
    return new Score(random.nextInt(2 * BELOW - 1) - BELOW + 1, Samples.below(random, MOST));
  }

  @Override
  List<Score> refused() {
    return List.of(
        new Score(-BELOW, 1), new Score(BELOW, 1), new Score(1, -1), new Score(1, MOST + 1));
  }

  @Override
  String encode(Score row) {
    return TextSigned_ScoreKey.encodePartitionKey(row.change(), row.points());
  }

  @Override
  Object decode(String column) {
    return TextSigned_ScoreKey.decode(column);
  }

  @Override
  String encodeByHand(Score row) {
    Hand.require(row.change() > -BELOW && row.change() < BELOW);
    Hand.require(row.points() >= 0 && row.points() <= MOST);
    byte[] out = Hand.scratch();
    Hand.writeDigits(row.change() + BELOW, 7, out, 0);
    out[7] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(MOST - row.points(), 12, out, 8));
  }

  @Override
  Score decodeByHand(String column) {
    Hand.require(column.length() == 20 && column.charAt(7) == ',');
    int change = (int) Hand.digits(column, 0, 7) - BELOW;
    Hand.require(change > -BELOW && change < BELOW);
    return new Score(change, MOST - Hand.digits(column, 8, 12));
  }
}
