package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** A padded number and a text in one column, a time in another. */
final class TextColumns extends Kind<TextColumns.Message, Two<String>> {
  private static final int BELOW = 1_000_000;
  private static final long LAST = 9_999_999_999_999L;

  record Message(
      @PartitionKey(order = 0, pad = 6) int room,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sender,
      @SortKey(order = 0) Instant at,
      @SortKey(order = 1, pad = 6) int number) {}

  @Override
  Message row(Random random) {
    return new Message(
        random.nextInt(BELOW),
        Samples.letters(random, 8),
        Samples.instant(random),
        random.nextInt(BELOW));
  }

  @Override
  List<Message> refused() {
    return List.of(
        new Message(-1, "a", Instant.EPOCH, 1),
        new Message(1, "a,", Instant.EPOCH, 1),
        new Message(1, "a", Instant.EPOCH.minusMillis(1), 1),
        new Message(1, "a", Instant.EPOCH, BELOW));
  }

  @Override
  Two<String> encode(Message row) {
    return new Two<>(
        TextColumns_MessageKey.encodePartitionKey(row.room(), row.sender()),
        TextColumns_MessageKey.encodeSortKey(row.at(), row.number()));
  }

  @Override
  Object decode(Two<String> column) {
    return TextColumns_MessageKey.decode(column.partitionKey(), column.sortKey());
  }

  @Override
  Two<String> encodeByHand(Message row) {
    long millis = Hand.millis(row.at());
    Hand.require(row.room() >= 0 && row.room() < BELOW);
    Hand.require(row.number() >= 0 && row.number() < BELOW);
    Hand.require(millis >= 0 && millis <= LAST);
    byte[] out = Hand.scratch();
    Hand.writeDigits(row.room(), 6, out, 0);
    out[6] = ',';
    String partition = Hand.ascii(out, 0, Hand.writeLetters(row.sender(), 8, out, 7));
    Hand.writeDigits(millis, 13, out, 0);
    out[13] = ',';
    return new Two<>(partition, Hand.ascii(out, 0, Hand.writeDigits(row.number(), 6, out, 14)));
  }

  @Override
  Message decodeByHand(Two<String> column) {
    String partition = column.partitionKey();
    String sort = column.sortKey();
    Hand.require(partition.length() >= 7 && partition.charAt(6) == ',');
    Hand.require(sort.length() == 20 && sort.charAt(13) == ',');
    return new Message(
        (int) Hand.digits(partition, 0, 6),
        Hand.letters(partition, 7, partition.length(), 8),
        Instant.ofEpochMilli(Hand.digits(sort, 0, 13)),
        (int) Hand.digits(sort, 14, 6));
  }
}
