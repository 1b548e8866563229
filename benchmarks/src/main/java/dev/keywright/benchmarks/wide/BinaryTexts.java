package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A number, and a list of texts. */
final class BinaryTexts extends Kind<BinaryTexts.Path, byte[]> {
  private static final int MOST = 8;

  @KeyFormat(Format.BINARY)
  record Path(
      @PartitionKey(order = 0) int root,
      @PartitionKey(order = 1) @Domain(maxLength = MOST) List<String> names) {}

  @Override
  Path row(Random random) {
    return new Path(random.nextInt(), Samples.texts(random, MOST, 12));
  }

  @Override
  List<Path> refused() {
    return List.of(
        new Path(1, List.of("a", "\uD800")), new Path(1, Collections.nCopies(MOST + 1, "a")));
  }

  @Override
  byte[] encode(Path row) {
    return BinaryTexts_PathKey.encodePartitionKey(row.root(), row.names());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryTexts_PathKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Path row) {
    List<String> names = row.names();
    int count = names.size();
    Hand.require(count <= MOST);
    int size = 4 + 2 * count;
    for (int i = 0; i < count; i++) {
      size += HandBytes.size(names.get(i));
    }
    byte[] out = new byte[size];
    Hand.INTS.set(out, 0, row.root() ^ Integer.MIN_VALUE);
    int at = 4;
    for (int i = 0; i < count; i++) {
      at = HandBytes.writeEnd(out, HandBytes.write(names.get(i), out, at));
    }
    return out;
  }

  @Override
  Path decodeByHand(byte[] column) {
    int length = column.length;
    Hand.require(
        length == 4 || (length >= 6 && column[length - 2] == 0 && column[length - 1] == 1));
    int count = 0;
    for (int i = 4; i < length; i++) {
      if (column[i] == 0) {
        i++;
        Hand.require(i < length && (column[i] == 1 || column[i] == -1));
        count += column[i] == 1 ? 1 : 0;
      }
    }
    Hand.require(count <= MOST);
    String[] names = new String[count];
    int from = 4;
    for (int i = 0; i < count; i++) {
      int end = from;
      boolean isEscaped = false;
      while (column[end] != 0 || column[end + 1] != 1) {
        isEscaped |= column[end] == 0;
        end += column[end] == 0 ? 2 : 1;
      }
      names[i] = isEscaped ? unescaped(column, from, end) : HandBytes.text(column, from, end);
      from = end + 2;
    }
    return new Path(
        (int) Hand.INTS.get(column, 0) ^ Integer.MIN_VALUE,
        Collections.unmodifiableList(Arrays.asList(names)));
  }

  private static String unescaped(byte[] column, int from, int to) {
    byte[] text = new byte[to - from];
    int size = 0;
    for (int i = from; i < to; i++) {
      text[size++] = column[i];
      i += column[i] == 0 ? 1 : 0;
    }
    return HandBytes.text(text, 0, size);
  }
}
