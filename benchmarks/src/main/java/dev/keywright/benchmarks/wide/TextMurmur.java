package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.HashAlgorithm;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Four digits of a hash that is no digest, the text that is hashed, and nine digits. */
final class TextMurmur extends Kind<TextMurmur.User, String> {
  private static final int BELOW = 1_000_000_000;
  private static final String HEX = "0123456789abcdef";

  record User(
      @PartitionKey(order = 0, hashPrefix = 4, hash = HashAlgorithm.MURMUR3_32)
          @Domain(alphabet = "0-9A-Za-z", maxLength = 16)
          String name,
      @PartitionKey(order = 1, pad = 9) int id) {}

  @Override
  User row(Random random) {
    return new User(Samples.letters(random, 16), random.nextInt(BELOW));
  }

  @Override
  List<User> refused() {
    return List.of(new User("a b", 1), new User("a", -1));
  }

  @Override
  String encode(User row) {
    return TextMurmur_UserKey.encodePartitionKey(row.name(), row.id());
  }

  @Override
  Object decode(String column) {
    return TextMurmur_UserKey.decode(column);
  }

  @Override
  String encodeByHand(User row) {
    Hand.require(row.id() >= 0 && row.id() < BELOW);
    byte[] out = Hand.scratch();
    int at = Hand.writeLetters(row.name(), 16, out, 4);
    int hash = HandMurmur.hash(out, 4, at);
    for (int i = 0; i < 4; i++) {
      out[i] = (byte) HEX.charAt(hash >>> (28 - 4 * i) & 15);
    }
    out[at++] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.id(), 9, out, at));
  }

  @Override
  User decodeByHand(String column) {
    int comma = column.length() - 10;
    Hand.require(comma >= 4 && column.charAt(comma) == ',');
    String name = column.substring(4, comma);
    byte[] out = Hand.scratch();
    int hash = HandMurmur.hash(out, 0, Hand.writeLetters(name, 16, out, 0));
    Hand.require((int) Hand.hex(column, 0, 4) == hash >>> 16);
    return new User(name, (int) Hand.digits(column, comma + 1, 9));
  }
}
