package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;
import java.util.List;
import java.util.Random;

/** A text behind its length, and a number. */
final class ForeignLength extends Kind<ForeignLength.Topic, byte[]> {
  private static final int MOST = 16;

  @KeyFormat(Format.BINARY)
  record Topic(
      @PartitionKey(order = 0, ordered = false)
          @EncodedText(as = TextEncoding.LENGTH_PREFIXED, lengthBytes = 2)
          @Domain(alphabet = "0-9A-Za-z", maxLength = MOST)
          String name,
      @PartitionKey(order = 1) long offset) {}

  @Override
  Topic row(Random random) {
    return new Topic(Samples.letters(random, MOST), random.nextLong());
  }

  @Override
  List<Topic> refused() {
    return List.of(new Topic("a b", 1), new Topic("é", 1), new Topic("a".repeat(17), 1));
  }

  @Override
  byte[] encode(Topic row) {
    return ForeignLength_TopicKey.encodePartitionKey(row.name(), row.offset());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignLength_TopicKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Topic row) {
    byte[] out = new byte[Short.BYTES + row.name().length() + Long.BYTES];
    int end = Hand.writeLetters(row.name(), MOST, out, Short.BYTES);
    out[1] = (byte) row.name().length();
    HandBytes.writeLong(row.offset(), out, end);
    return out;
  }

  @Override
  Topic decodeByHand(byte[] column) {
    int end = column.length - Long.BYTES;
    Hand.require(end >= Short.BYTES && column[0] == 0 && column[1] == end - Short.BYTES);
    Hand.require(end - Short.BYTES <= MOST);
    for (int i = Short.BYTES; i < end; i++) {
      Hand.require(Hand.isLetter(column[i]));
    }
    return new Topic(
        Hand.ascii(column, Short.BYTES, end - Short.BYTES), HandBytes.number(column, end));
  }
}
