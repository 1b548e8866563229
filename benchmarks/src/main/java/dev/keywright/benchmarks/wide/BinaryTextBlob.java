package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A text with an alphabet, and bytes of any length up to the end of the column. */
final class BinaryTextBlob extends Kind<BinaryTextBlob.Item, byte[]> {
  private static final int MOST = 16;
  private static final int LONGEST = 32;

  @KeyFormat(Format.BINARY)
  @SuppressWarnings("ArrayRecordComponent") // read once
  record Item(
      @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = MOST) String name,
      @PartitionKey(order = 1) @Domain(maxLength = LONGEST) byte[] digest) {}

  /** What an expert reads: a record that nobody can change, as our keys are. */
  @SuppressWarnings("ArrayRecordComponent") // nobody else has the array
  private record Read(String name, byte[] digest) {
    Read {
      digest = digest.clone();
    }
  }

  @Override
  Item row(Random random) {
    byte[] digest = new byte[8 + random.nextInt(25)];
    random.nextBytes(digest);
    return new Item(Samples.letters(random, MOST), digest);
  }

  @Override
  List<Item> refused() {
    return List.of(
        new Item("a b", new byte[1]),
        new Item("a".repeat(MOST + 1), new byte[1]),
        new Item("a", new byte[LONGEST + 1]));
  }

  @Override
  byte[] encode(Item row) {
    return BinaryTextBlob_ItemKey.encodePartitionKey(row.name(), row.digest());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryTextBlob_ItemKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Item row) {
    int length = row.digest().length;
    Hand.require(length <= LONGEST);
    byte[] out = new byte[row.name().length() + 2 + length];
    int at = HandBytes.writeEnd(out, Hand.writeLetters(row.name(), MOST, out, 0));
    System.arraycopy(row.digest(), 0, out, at, length);
    return out;
  }

  @Override
  Object decodeByHand(byte[] column) {
    int end = HandBytes.endOfLetters(column, 0, MOST);
    Hand.require(column.length - end - 2 <= LONGEST);
    return new Read(Hand.ascii(column, 0, end), Arrays.copyOfRange(column, end + 2, column.length));
  }
}
