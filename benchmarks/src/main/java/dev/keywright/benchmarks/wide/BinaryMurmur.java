package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.HashAlgorithm;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Two bytes of a hash that is no digest, the number that is hashed, and a text. */
final class BinaryMurmur extends Kind<BinaryMurmur.User, byte[]> {
  @KeyFormat(Format.BINARY)
  record User(
      @PartitionKey(order = 0, hashPrefix = 4, hash = HashAlgorithm.MURMUR3_32) long id,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 16) String name) {}

  @Override
  User row(Random random) {
    return new User(random.nextLong(), Samples.letters(random, 16));
  }

  @Override
  List<User> refused() {
    return List.of(new User(1, "a b"), new User(1, "a".repeat(17)));
  }

  @Override
  byte[] encode(User row) {
    return BinaryMurmur_UserKey.encodePartitionKey(row.id(), row.name());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryMurmur_UserKey.decode(column);
  }

  @Override
  byte[] encodeByHand(User row) {
    byte[] out = new byte[10 + row.name().length()];
    HandBytes.writeLong(row.id(), out, 2);
    int hash = HandMurmur.hash(out, 2, 10);
    out[0] = (byte) (hash >> 24);
    out[1] = (byte) (hash >> 16);
    Hand.writeLetters(row.name(), 16, out, 10);
    return out;
  }

  @Override
  User decodeByHand(byte[] column) {
    int length = column.length - 10;
    Hand.require(length >= 0 && length <= 16);
    int stored = (column[0] & 0xFF) << 8 | (column[1] & 0xFF);
    Hand.require(stored == HandMurmur.hash(column, 2, 10) >>> 16);
    for (int i = 10; i < column.length; i++) {
      Hand.require(Hand.isLetter(column[i]));
    }
    return new User(HandBytes.number(column, 2), Hand.ascii(column, 10, length));
  }
}
