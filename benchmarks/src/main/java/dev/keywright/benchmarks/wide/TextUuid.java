package dev.keywright.benchmarks.wide;

import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A UUID as its 36 characters. */
final class TextUuid extends Kind<TextUuid.Session, String> {
  record Session(@PartitionKey(order = 0) UUID id) {}

  @Override
  Session row(Random random) {
    return new Session(new UUID(random.nextLong(), random.nextLong()));
  }

  @Override
  List<Session> refused() {
    return List.of();
  }

  @Override
  String encode(Session row) {
    return TextUuid_SessionKey.encodePartitionKey(row.id());
  }

  @Override
  Object decode(String column) {
    return TextUuid_SessionKey.decode(column);
  }

  @Override
  String encodeByHand(Session row) {
    return row.id().toString();
  }

  @Override
  Session decodeByHand(String column) {
    // UUID.fromString would also accept shorter groups and upper case.
    Hand.require(column.length() == 36);
    Hand.require(column.charAt(8) == '-' && column.charAt(13) == '-');
    Hand.require(column.charAt(18) == '-' && column.charAt(23) == '-');
    long time = Hand.hex(column, 0, 8) << 32 | Hand.hex(column, 9, 13) << 16;
    long most = time | Hand.hex(column, 14, 18);
    long least = Hand.hex(column, 19, 23) << 48 | Hand.hex(column, 24, 36);
    return new Session(new UUID(most, least));
  }
}
