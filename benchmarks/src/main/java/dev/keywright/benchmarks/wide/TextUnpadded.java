package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Two numbers as they are usually printed. */
final class TextUnpadded extends Kind<TextUnpadded.Pair, String> {
  record Pair(
      @PartitionKey(order = 0, ordered = false) @Domain(min = 0) long left,
      @PartitionKey(order = 1, ordered = false) @Domain(min = 0) int right) {}

  @Override
  Pair row(Random random) {
    int right = random.nextInt() >>> 1 >> random.nextInt(31);
    return new Pair(Samples.ofAnyLength(random) & Long.MAX_VALUE, right);
  }

  @Override
  List<Pair> refused() {
    return List.of(new Pair(-1, 0), new Pair(0, -1));
  }

  @Override
  String encode(Pair row) {
    return TextUnpadded_PairKey.encodePartitionKey(row.left(), row.right());
  }

  @Override
  Object decode(String column) {
    return TextUnpadded_PairKey.decode(column);
  }

  @Override
  String encodeByHand(Pair row) {
    Hand.require(row.left() >= 0 && row.right() >= 0);
    byte[] out = Hand.scratch();
    int at = writeBefore(row.right(), out, 64);
    out[--at] = ',';
    at = writeBefore(row.left(), out, at);
    return Hand.ascii(out, at, 64 - at);
  }

  private static int writeBefore(long number, byte[] out, int end) {
    int at = end;
    long rest = number;
    do {
      out[--at] = (byte) ('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
    return at;
  }

  @Override
  Pair decodeByHand(String column) {
    int comma = column.indexOf(',');
    long right = number(column, comma + 1, column.length());
    Hand.require(comma > 0 && right <= Integer.MAX_VALUE);
    return new Pair(number(column, 0, comma), (int) right);
  }

  private static long number(String column, int from, int to) {
    int width = to - from;
    Hand.require(width > 0 && width < 20 && (width == 1 || column.charAt(from) != '0'));
    long number = Hand.digits(column, from, width);
    Hand.require(number >= 0);
    return number;
  }
}
