package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** A number and a text in one column, a time and a number in another. */
final class BinaryColumns extends Kind<BinaryColumns.Message, Two<byte[]>> {
  @KeyFormat(Format.BINARY)
  record Message(
      @PartitionKey(order = 0) int room,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sender,
      @SortKey(order = 0) Instant at,
      @SortKey(order = 1) int number) {}

  @Override
  Message row(Random random) {
    return new Message(
        random.nextInt(), Samples.letters(random, 8), Samples.instant(random), random.nextInt());
  }

  @Override
  List<Message> refused() {
    return List.of(new Message(1, "a,", Instant.EPOCH, 1), new Message(1, "a", Instant.MAX, 1));
  }

  @Override
  Two<byte[]> encode(Message row) {
    return new Two<>(
        BinaryColumns_MessageKey.encodePartitionKey(row.room(), row.sender()),
        BinaryColumns_MessageKey.encodeSortKey(row.at(), row.number()));
  }

  @Override
  Object decode(Two<byte[]> column) {
    return BinaryColumns_MessageKey.decode(column.partitionKey(), column.sortKey());
  }

  @Override
  Two<byte[]> encodeByHand(Message row) {
    byte[] partition = new byte[4 + row.sender().length()];
    Hand.INTS.set(partition, 0, row.room() ^ Integer.MIN_VALUE);
    Hand.writeLetters(row.sender(), 8, partition, 4);
    byte[] sort = new byte[12];
    HandBytes.writeLong(Hand.millis(row.at()), sort, 0);
    Hand.INTS.set(sort, 8, row.number() ^ Integer.MIN_VALUE);
    return new Two<>(partition, sort);
  }

  @Override
  Message decodeByHand(Two<byte[]> column) {
    byte[] partition = column.partitionKey();
    byte[] sort = column.sortKey();
    Hand.require(partition.length >= 4 && partition.length <= 12 && sort.length == 12);
    for (int i = 4; i < partition.length; i++) {
      Hand.require(Hand.isLetter(partition[i]));
    }
    return new Message(
        (int) Hand.INTS.get(partition, 0) ^ Integer.MIN_VALUE,
        Hand.ascii(partition, 4, partition.length - 4),
        Instant.ofEpochMilli(HandBytes.number(sort, 0)),
        (int) Hand.INTS.get(sort, 8) ^ Integer.MIN_VALUE);
  }
}
