package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Three bytes without a sign, a time counted down from Long.MAX_VALUE, four bytes with a sign. */
final class ForeignNumbers extends Kind<ForeignNumbers.Point, byte[]> {
  private static final int SIZE = 3 + Long.BYTES + Integer.BYTES;

  @KeyFormat(Format.BINARY)
  record Point(
      @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
      @PartitionKey(order = 1)
          @EncodedNumber(
              as = NumberEncoding.TWOS_COMPLEMENT,
              width = 8,
              countDownFrom = Long.MAX_VALUE)
          Instant at,
      @PartitionKey(order = 2)
          @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4)
          @Domain(min = 0)
          int code) {}

  @Override
  Point row(Random random) {
    return new Point(random.nextInt(1 << 24), Samples.instant(random), random.nextInt() >>> 1);
  }

  @Override
  List<Point> refused() {
    return List.of(
        new Point(1 << 24, Instant.EPOCH, 1),
        new Point(-1, Instant.EPOCH, 1),
        new Point(1, Instant.EPOCH, -1),
        new Point(1, Instant.ofEpochSecond(0, 1), 1));
  }

  @Override
  byte[] encode(Point row) {
    return ForeignNumbers_PointKey.encodePartitionKey(row.metric(), row.at(), row.code());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignNumbers_PointKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Point row) {
    long millis = Hand.millis(row.at());
    Hand.require(row.metric() >>> 24 == 0 && millis >= 0 && row.code() >= 0);
    byte[] out = new byte[SIZE];
    out[0] = (byte) (row.metric() >>> 16);
    out[1] = (byte) (row.metric() >>> 8);
    out[2] = (byte) row.metric();
    Hand.LONGS.set(out, 3, Long.MAX_VALUE - millis);
    Hand.INTS.set(out, 11, row.code());
    return out;
  }

  @Override
  Point decodeByHand(byte[] column) {
    Hand.require(column.length == SIZE);
    int metric = (column[0] & 0xFF) << 16 | (column[1] & 0xFF) << 8 | (column[2] & 0xFF);
    long millis = Long.MAX_VALUE - (long) Hand.LONGS.get(column, 3);
    int code = (int) Hand.INTS.get(column, 11);
    Hand.require(millis >= 0 && code >= 0);
    return new Point(metric, Instant.ofEpochMilli(millis), code);
  }
}
