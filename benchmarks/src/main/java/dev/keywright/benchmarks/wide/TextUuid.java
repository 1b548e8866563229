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
    // The JDK takes shorter groups and upper case, too.
    Hand.require(column.length() == 36);
    for (int i = 0; i < 36; i++) {
      char c = column.charAt(i);
      boolean isDash = i == 8 || i == 13 || i == 18 || i == 23;
      Hand.require(isDash ? c == '-' : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    }
    return new Session(UUID.fromString(column));
  }
}
