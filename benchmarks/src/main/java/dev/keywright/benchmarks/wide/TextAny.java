package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** A text without an alphabet, and six digits. */
final class TextAny extends Kind<TextAny.Note, String> {
  private static final ThreadLocal<char[]> SCRATCH = ThreadLocal.withInitial(() -> new char[64]);

  private final Function<Random, String> titles;

  TextAny(Function<Random, String> titles) {
    this.titles = titles;
  }

  record Note(
      @PartitionKey(order = 0) @Domain(maxLength = 24) String title,
      @PartitionKey(order = 1, pad = 6) int number) {}

  @Override
  Note row(Random random) {
    return new Note(titles.apply(random), random.nextInt(1_000_000));
  }

  @Override
  List<Note> refused() {
    return List.of(
        new Note("a,b", 1), new Note("\uD800", 1), new Note("😀", 1), new Note("a", 1_000_000));
  }

  @Override
  String encode(Note row) {
    return TextAny_NoteKey.encodePartitionKey(row.title(), row.number());
  }

  @Override
  Object decode(String column) {
    return TextAny_NoteKey.decode(column);
  }

  @Override
  String encodeByHand(Note row) {
    check(row);
    char[] out = SCRATCH.get();
    int length = row.title().length();
    row.title().getChars(0, length, out, 0);
    out[length] = ',';
    int rest = row.number();
    for (int i = length + 6; i > length; i--) {
      out[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    return new String(out, 0, length + 7);
  }

  @Override
  Note decodeByHand(String column) {
    int comma = column.length() - 7;
    Hand.require(comma >= 0 && column.charAt(comma) == ',');
    Note row = new Note(column.substring(0, comma), (int) Hand.digits(column, comma + 1, 6));
    check(row);
    return row;
  }

  private static void check(Note row) {
    String title = row.title();
    Hand.require(title.length() <= 24 && row.number() >= 0 && row.number() < 1_000_000);
    for (int i = 0; i < title.length(); i++) {
      char c = title.charAt(i);
      Hand.require(c > ',' && !Character.isSurrogate(c));
    }
  }
}
