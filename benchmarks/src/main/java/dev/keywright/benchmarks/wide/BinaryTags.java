package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A number, and a list of records of two numbers in three bytes each, as OpenTSDB has them. */
final class BinaryTags extends Kind<BinaryTags.Series, byte[]> {
  private static final int MOST = 8;

  record Tag(
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int key,
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int value) {}

  @KeyFormat(Format.BINARY)
  record Series(
      @PartitionKey(order = 0) int metric,
      @PartitionKey(order = 1) @Domain(maxLength = MOST) List<Tag> tags) {}

  @Override
  Series row(Random random) {
    Tag[] tags = new Tag[1 + random.nextInt(MOST)];
    Arrays.setAll(tags, i -> new Tag(random.nextInt(1 << 24), random.nextInt(1 << 24)));
    return new Series(random.nextInt(), List.of(tags));
  }

  @Override
  List<Series> refused() {
    return List.of(
        new Series(1, List.of(new Tag(-1, 1))),
        new Series(1, List.of(new Tag(1, 1 << 24))),
        new Series(1, Collections.nCopies(MOST + 1, new Tag(1, 1))));
  }

  @Override
  byte[] encode(Series row) {
    return BinaryTags_SeriesKey.encodePartitionKey(row.metric(), row.tags());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryTags_SeriesKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Series row) {
    List<Tag> tags = row.tags();
    int count = tags.size();
    Hand.require(count <= MOST);
    byte[] out = new byte[4 + 6 * count];
    Hand.INTS.set(out, 0, row.metric() ^ Integer.MIN_VALUE);
    for (int i = 0; i < count; i++) {
      Tag tag = tags.get(i);
      write(tag.key(), out, 4 + 6 * i);
      write(tag.value(), out, 7 + 6 * i);
    }
    return out;
  }

  private static void write(int number, byte[] out, int at) {
    Hand.require(number >>> 24 == 0);
    out[at] = (byte) (number >> 16);
    out[at + 1] = (byte) (number >> 8);
    out[at + 2] = (byte) number;
  }

  @Override
  Series decodeByHand(byte[] column) {
    int count = (column.length - 4) / 6;
    Hand.require(column.length == 4 + 6 * count && column.length >= 4 && count <= MOST);
    Tag[] tags = new Tag[count];
    for (int i = 0; i < count; i++) {
      tags[i] = new Tag(number(column, 4 + 6 * i), number(column, 7 + 6 * i));
    }
    return new Series(
        (int) Hand.INTS.get(column, 0) ^ Integer.MIN_VALUE,
        Collections.unmodifiableList(Arrays.asList(tags)));
  }

  private static int number(byte[] column, int at) {
    return (column[at] & 0xFF) << 16 | (column[at + 1] & 0xFF) << 8 | (column[at + 2] & 0xFF);
  }
}
