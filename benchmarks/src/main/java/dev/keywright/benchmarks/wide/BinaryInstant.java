package dev.keywright.benchmarks.wide;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** A time in milliseconds. A number follows. */
final class BinaryInstant extends Kind<BinaryInstant.Event, byte[]> {
  @KeyFormat(Format.BINARY)
  record Event(@PartitionKey(order = 0) Instant at, @PartitionKey(order = 1) int number) {}

  @Override
  Event row(Random random) {
    return new Event(Samples.instant(random), random.nextInt());
  }

  @Override
  List<Event> refused() {
    return List.of(
        new Event(Instant.MAX, 1),
        new Event(Instant.MIN, 1),
        new Event(Instant.ofEpochMilli(Long.MAX_VALUE).plusMillis(1), 1),
        new Event(Instant.ofEpochSecond(1, 1), 1));
  }

  @Override
  byte[] encode(Event row) {
    return BinaryInstant_EventKey.encodePartitionKey(row.at(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryInstant_EventKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Event row) {
    long millis = Hand.millis(row.at());
    byte[] out = new byte[12];
    HandBytes.writeLong(millis, out, 0);
    Hand.INTS.set(out, 8, row.number() ^ Integer.MIN_VALUE);
    return out;
  }

  @Override
  Event decodeByHand(byte[] column) {
    Hand.require(column.length == 12);
    long number = HandBytes.number(column, 0);
    int second = (int) Hand.INTS.get(column, 8) ^ Integer.MIN_VALUE;
    return new Event(Instant.ofEpochMilli(number), second);
  }
}
