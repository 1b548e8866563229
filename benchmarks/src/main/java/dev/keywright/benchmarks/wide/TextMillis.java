package dev.keywright.benchmarks.wide;

import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** A time in milliseconds. */
final class TextMillis extends Kind<TextMillis.Event, String> {
  private static final long LAST = 9_999_999_999_999L;

  record Event(@PartitionKey(order = 0) Instant at) {}

  @Override
  Event row(Random random) {
    return new Event(Samples.instant(random));
  }

  @Override
  List<Event> refused() {
    return List.of(
        new Event(Instant.ofEpochMilli(-1)),
        new Event(Instant.ofEpochMilli(LAST + 1)),
        new Event(Instant.MAX),
        new Event(Instant.ofEpochSecond(1, 1)));
  }

  @Override
  String encode(Event row) {
    return TextMillis_EventKey.encodePartitionKey(row.at());
  }

  @Override
  Object decode(String column) {
    return TextMillis_EventKey.decode(column);
  }

  @Override
  String encodeByHand(Event row) {
    long millis = Hand.millis(row.at());
    Hand.require(millis >= 0 && millis <= LAST);
    byte[] out = Hand.scratch();
    return Hand.ascii(out, 0, Hand.writeDigits(millis, 13, out, 0));
  }

  @Override
  Event decodeByHand(String column) {
    Hand.require(column.length() == 13);
    return new Event(Instant.ofEpochMilli(Hand.digits(column, 0, 13)));
  }
}
