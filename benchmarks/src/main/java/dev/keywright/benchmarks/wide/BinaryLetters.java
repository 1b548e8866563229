package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A text with an alphabet, and a number. */
final class BinaryLetters extends Kind<BinaryLetters.Account, byte[]> {
  @KeyFormat(Format.BINARY)
  record Account(
      @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = 16) String name,
      @PartitionKey(order = 1) long id) {}

  @Override
  Account row(Random random) {
    return new Account(Samples.letters(random, 16), random.nextLong());
  }

  @Override
  List<Account> refused() {
    return List.of(new Account("a b", 1), new Account("é", 1), new Account("a".repeat(17), 1));
  }

  @Override
  byte[] encode(Account row) {
    return BinaryLetters_AccountKey.encodePartitionKey(row.name(), row.id());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryLetters_AccountKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Account row) {
    byte[] out = new byte[row.name().length() + 10];
    int at = Hand.writeLetters(row.name(), 16, out, 0);
    HandBytes.writeLong(row.id(), out, HandBytes.writeEnd(out, at));
    return out;
  }

  @Override
  Account decodeByHand(byte[] column) {
    int end = HandBytes.endOfLetters(column, 0, 16);
    Hand.require(column.length == end + 10);
    return new Account(Hand.ascii(column, 0, end), HandBytes.number(column, end + 2));
  }
}
