package dev.keywright.benchmarks.wide;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** A text without an alphabet, and a number. */
final class BinaryAny extends Kind<BinaryAny.Note, byte[]> {
  private final Function<Random, String> titles;

  BinaryAny(Function<Random, String> titles) {
    this.titles = titles;
  }

  @KeyFormat(Format.BINARY)
  record Note(@PartitionKey(order = 0) String title, @PartitionKey(order = 1) long number) {}

  @Override
  Note row(Random random) {
    return new Note(titles.apply(random), random.nextLong());
  }

  @Override
  List<Note> refused() {
    return List.of(new Note("\uD800", 1), new Note("a\uDC00b", 1));
  }

  @Override
  byte[] encode(Note row) {
    return BinaryAny_NoteKey.encodePartitionKey(row.title(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryAny_NoteKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Note row) {
    byte[] out = new byte[HandBytes.size(row.title()) + 10];
    int at = HandBytes.write(row.title(), out, 0);
    HandBytes.writeLong(row.number(), out, HandBytes.writeEnd(out, at));
    return out;
  }

  @Override
  Note decodeByHand(byte[] column) {
    int end = 0;
    while (end < column.length && column[end] != 0) {
      end++;
    }
    Hand.require(end + 10 <= column.length);
    if (column[end + 1] != 1) {
      return new Note(unescaped(column), HandBytes.number(column, column.length - 8));
    }
    Hand.require(end + 10 == column.length);
    return new Note(HandBytes.text(column, 0, end), HandBytes.number(column, end + 2));
  }

  private static String unescaped(byte[] column) {
    byte[] text = new byte[column.length];
    int size = 0;
    int end = column.length - 10;
    Hand.require(end >= 0 && column[end] == 0 && column[end + 1] == 1);
    for (int i = 0; i < end; i++) {
      text[size++] = column[i];
      Hand.require(column[i] != 0 || (i + 1 < end && column[++i] == -1));
    }
    return HandBytes.text(text, 0, size);
  }
}
