package dev.keywright.benchmarks.wide;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A UUID and a number. */
final class BinaryUuid extends Kind<BinaryUuid.Session, byte[]> {
  @KeyFormat(Format.BINARY)
  record Session(@PartitionKey(order = 0) UUID id, @PartitionKey(order = 1) int number) {}

  @Override
  Session row(Random random) {
    return new Session(new UUID(random.nextLong(), random.nextLong()), random.nextInt());
  }

  @Override
  List<Session> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Session row) {
    return BinaryUuid_SessionKey.encodePartitionKey(row.id(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryUuid_SessionKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Session row) {
    byte[] out = new byte[20];
    Hand.LONGS.set(out, 0, row.id().getMostSignificantBits());
    Hand.LONGS.set(out, 8, row.id().getLeastSignificantBits());
    Hand.INTS.set(out, 16, row.number() ^ Integer.MIN_VALUE);
    return out;
  }

  @Override
  Session decodeByHand(byte[] column) {
    Hand.require(column.length == 20);
    UUID id = new UUID((long) Hand.LONGS.get(column, 0), (long) Hand.LONGS.get(column, 8));
    return new Session(id, (int) Hand.INTS.get(column, 16) ^ Integer.MIN_VALUE);
  }
}
