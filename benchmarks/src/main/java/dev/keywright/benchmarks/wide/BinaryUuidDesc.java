package dev.keywright.benchmarks.wide;

import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A UUID, and a time in milliseconds, newest first. */
final class BinaryUuidDesc extends Kind<BinaryUuidDesc.Login, byte[]> {
  @KeyFormat(Format.BINARY)
  record Login(
      @PartitionKey(order = 0) UUID user,
      @PartitionKey(order = 1, direction = Direction.DESC) Instant at) {}

  @Override
  Login row(Random random) {
    return new Login(new UUID(random.nextLong(), random.nextLong()), Samples.instant(random));
  }

  @Override
  List<Login> refused() {
    UUID user = new UUID(1, 2);
    return List.of(new Login(user, Instant.MAX), new Login(user, Instant.ofEpochSecond(1, 1)));
  }

  @Override
  byte[] encode(Login row) {
    return BinaryUuidDesc_LoginKey.encodePartitionKey(row.user(), row.at());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryUuidDesc_LoginKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Login row) {
    long millis = Hand.millis(row.at());
    byte[] out = new byte[24];
    Hand.LONGS.set(out, 0, row.user().getMostSignificantBits());
    Hand.LONGS.set(out, 8, row.user().getLeastSignificantBits());
    HandBytes.writeLong(~millis, out, 16);
    return out;
  }

  @Override
  Login decodeByHand(byte[] column) {
    Hand.require(column.length == 24);
    UUID user = new UUID((long) Hand.LONGS.get(column, 0), (long) Hand.LONGS.get(column, 8));
    return new Login(user, Instant.ofEpochMilli(~HandBytes.number(column, 16)));
  }
}
