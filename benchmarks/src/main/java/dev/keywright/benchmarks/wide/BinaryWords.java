package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A text whose alphabet goes beyond ASCII, and a number. */
final class BinaryWords extends Kind<BinaryWords.Word, byte[]> {
  private static final int MOST = 24;

  @KeyFormat(Format.BINARY)
  record Word(
      @PartitionKey(order = 0) @Domain(alphabet = HandWords.ALPHABET, maxLength = MOST) String word,
      @PartitionKey(order = 1) long number) {}

  @Override
  Word row(Random random) {
    return new Word(Samples.words(random, MOST), random.nextLong());
  }

  @Override
  List<Word> refused() {
    return List.of(
        new Word("a,b", 1),
        new Word("é", 1),
        new Word("東", 1),
        new Word("\uD800", 1),
        new Word("a".repeat(MOST + 1), 1));
  }

  @Override
  byte[] encode(Word row) {
    return BinaryWords_WordKey.encodePartitionKey(row.word(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryWords_WordKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Word row) {
    String word = row.word();
    HandWords.require(word, MOST);
    int size = word.length() + 10;
    for (int i = 0; i < word.length(); i++) {
      size += word.charAt(i) >= 0x80 ? 1 : 0;
    }
    byte[] out = new byte[size];
    HandBytes.writeLong(row.number(), out, HandBytes.writeEnd(out, HandBytes.write(word, out, 0)));
    return out;
  }

  @Override
  Word decodeByHand(byte[] column) {
    int end = column.length - 10;
    Hand.require(end >= 0 && column[end] == 0 && column[end + 1] == 1);
    String word = HandBytes.text(column, 0, end);
    HandWords.require(word, MOST);
    return new Word(word, HandBytes.number(column, end + 2));
  }
}
