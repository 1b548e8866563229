package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A text whose alphabet goes beyond ASCII, and six digits. */
final class TextWords extends Kind<TextWords.Word, String> {
  private static final int BELOW = 1_000_000;
  private static final int MOST = 24;
  private static final ThreadLocal<char[]> SCRATCH = ThreadLocal.withInitial(() -> new char[64]);

  record Word(
      @PartitionKey(order = 0) @Domain(alphabet = HandWords.ALPHABET, maxLength = MOST) String word,
      @PartitionKey(order = 1, pad = 6) int number) {}

  @Override
  Word row(Random random) {
    return new Word(Samples.words(random, MOST), random.nextInt(BELOW));
  }

  @Override
  List<Word> refused() {
    return List.of(
        new Word("a,b", 1),
        new Word("é", 1),
        new Word("東", 1),
        new Word("\uD800", 1),
        new Word("a".repeat(MOST + 1), 1),
        new Word("a", BELOW));
  }

  @Override
  String encode(Word row) {
    return TextWords_WordKey.encodePartitionKey(row.word(), row.number());
  }

  @Override
  Object decode(String column) {
    return TextWords_WordKey.decode(column);
  }

  @Override
  String encodeByHand(Word row) {
    String word = row.word();
    HandWords.require(word, MOST);
    Hand.require(row.number() >= 0 && row.number() < BELOW);
    char[] out = SCRATCH.get();
    int length = word.length();
    word.getChars(0, length, out, 0);
    out[length] = ',';
    int rest = row.number();
    for (int i = length + 6; i > length; i--) {
      out[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    return new String(out, 0, length + 7);
  }

  @Override
  Word decodeByHand(String column) {
    int comma = column.length() - 7;
    Hand.require(comma >= 0 && column.charAt(comma) == ',');
    String word = column.substring(0, comma);
    HandWords.require(word, MOST);
    return new Word(word, (int) Hand.digits(column, comma + 1, 6));
  }
}
