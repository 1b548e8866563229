package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Four bytes of a hash, the number that is hashed, and a text. */
final class BinaryHash extends Kind<BinaryHash.User, byte[]> {
  @KeyFormat(Format.BINARY)
  record User(
      @PartitionKey(order = 0, hashPrefix = 8) long id,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 16) String name) {}

  @Override
  User row(Random random) {
    return new User(random.nextLong(), Samples.letters(random, 16));
  }

  @Override
  List<User> refused() {
    return List.of(new User(1, "a b"));
  }

  @Override
  byte[] encode(User row) {
    return BinaryHash_UserKey.encodePartitionKey(row.id(), row.name());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryHash_UserKey.decode(column);
  }

  @Override
  byte[] encodeByHand(User row) {
    byte[] out = new byte[12 + row.name().length()];
    HandBytes.writeLong(row.id(), out, 4);
    Hand.INTS.set(out, 0, Md5.first(out, 4, 12));
    Hand.writeLetters(row.name(), 16, out, 12);
    return out;
  }

  @Override
  User decodeByHand(byte[] column) {
    int length = column.length - 12;
    Hand.require(length >= 0 && length <= 16);
    Hand.require((int) Hand.INTS.get(column, 0) == Md5.first(column, 4, 12));
    for (int i = 12; i < column.length; i++) {
      Hand.require(Hand.isLetter(column[i]));
    }
    return new User(HandBytes.number(column, 4), Hand.ascii(column, 12, length));
  }
}
