package dev.keywright.benchmarks.wide;

import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** A bucket of sixteen, the time that decides it, and six digits. */
final class TextTimeBuckets extends Kind<TextTimeBuckets.Event, String> {
  private static final int BELOW = 1_000_000;
  private static final long LAST = 9_999_999_999_999L;

  @Bucket(count = 16, of = "at")
  record Event(@PartitionKey(order = 0) Instant at, @PartitionKey(order = 1, pad = 6) int number) {}

  @Override
  Event row(Random random) {
    return new Event(Samples.instant(random), random.nextInt(BELOW));
  }

  @Override
  List<Event> refused() {
    return List.of(
        new Event(Instant.ofEpochMilli(-1), 1),
        new Event(Instant.ofEpochSecond(1, 1), 1),
        new Event(Instant.EPOCH, BELOW));
  }

  @Override
  String encode(Event row) {
    return TextTimeBuckets_EventKey.encodePartitionKey(row.at(), row.number());
  }

  @Override
  Object decode(String column) {
    return TextTimeBuckets_EventKey.decode(column);
  }

  @Override
  String encodeByHand(Event row) {
    long millis = Hand.millis(row.at());
    Hand.require(millis >= 0 && millis <= LAST && row.number() >= 0 && row.number() < BELOW);
    byte[] out = Hand.scratch();
    int at = Hand.writeDigits(millis, 13, out, 3);
    Hand.writeDigits(Md5.first(out, 3, at) >>> 28, 2, out, 0);
    out[2] = ',';
    out[at] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.number(), 6, out, at + 1));
  }

  @Override
  @SuppressWarnings("deprecation") // copies digits as they are
  Event decodeByHand(String column) {
    Hand.require(column.length() == 23 && column.charAt(2) == ',' && column.charAt(16) == ',');
    long millis = Hand.digits(column, 3, 13);
    byte[] out = Hand.scratch();
    column.getBytes(3, 16, out, 0);
    Hand.require(Hand.digits(column, 0, 2) == Md5.first(out, 0, 13) >>> 28);
    return new Event(Instant.ofEpochMilli(millis), (int) Hand.digits(column, 17, 6));
  }
}
