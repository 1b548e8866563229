package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Six digits, and a list of texts. */
final class TextTexts extends Kind<TextTexts.Path, String> {
  private static final int BELOW = 1_000_000;
  private static final int MOST = 8;

  record Path(
      @PartitionKey(order = 0, pad = 6) int root,
      @PartitionKey(order = 1) @Domain(maxLength = MOST) List<String> names) {}

  @Override
  Path row(Random random) {
    return new Path(random.nextInt(BELOW), Samples.texts(random, MOST, 12));
  }

  @Override
  List<Path> refused() {
    return List.of(
        new Path(-1, List.of("a")),
        new Path(BELOW, List.of("a")),
        new Path(1, List.of()),
        new Path(1, List.of("a", "b,c")),
        new Path(1, List.of("a", "\uD800")),
        new Path(1, List.of("a", "😀")),
        new Path(1, Collections.nCopies(MOST + 1, "a")));
  }

  @Override
  String encode(Path row) {
    return TextTexts_PathKey.encodePartitionKey(row.root(), row.names());
  }

  @Override
  Object decode(String column) {
    return TextTexts_PathKey.decode(column);
  }

  @Override
  String encodeByHand(Path row) {
    List<String> names = row.names();
    int count = names.size();
    Hand.require(row.root() >= 0 && row.root() < BELOW && count > 0 && count <= MOST);
    int size = 6 + count;
    for (int i = 0; i < count; i++) {
      size += names.get(i).length();
    }
    byte[] out = size <= 256 ? Hand.scratch() : new byte[size];
    int at = Hand.writeDigits(row.root(), 6, out, 0);
    int all = 0;
    for (int i = 0; i < count; i++) {
      String name = names.get(i);
      out[at++] = ',';
      for (int j = 0; j < name.length(); j++) {
        char c = name.charAt(j);
        Hand.require(c > ',' && !Character.isSurrogate(c));
        all |= c;
        out[at++] = (byte) c;
      }
    }
    return all < 0x80
        ? Hand.ascii(out, 0, at)
        : Hand.ascii(out, 0, 7).concat(String.join(",", names));
  }

  @Override
  Path decodeByHand(String column) {
    int length = column.length();
    Hand.require(length >= 7 && column.charAt(6) == ',');
    int count = 1;
    for (int i = 7; i < length; i++) {
      char c = column.charAt(i);
      Hand.require(c >= ',' && !Character.isSurrogate(c));
      count += c == ',' ? 1 : 0;
    }
    Hand.require(count <= MOST);
    String[] names = new String[count];
    int from = 7;
    for (int i = 0; i < count; i++) {
      int to = i == count - 1 ? length : column.indexOf(',', from);
      names[i] = column.substring(from, to);
      from = to + 1;
    }
    return new Path(
        (int) Hand.digits(column, 0, 6), Collections.unmodifiableList(Arrays.asList(names)));
  }
}
