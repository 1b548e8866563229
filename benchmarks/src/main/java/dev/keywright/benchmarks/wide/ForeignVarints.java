package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Four bytes with the least significant first, eight without a sign, and a varint of protobuf. */
final class ForeignVarints extends Kind<ForeignVarints.Chunk, byte[]> {
  @KeyFormat(Format.BINARY)
  record Chunk(
      @PartitionKey(order = 0, ordered = false)
          @EncodedNumber(as = NumberEncoding.LITTLE_ENDIAN, width = 4)
          int file,
      @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long offset,
      @PartitionKey(order = 2, ordered = false)
          @EncodedNumber(as = NumberEncoding.VARINT_LEB128)
          @Domain(min = 0)
          long version) {}

  @Override
  Chunk row(Random random) {
    long version = Samples.ofAnyLength(random) & Long.MAX_VALUE;
    return new Chunk(random.nextInt(), random.nextLong(), version);
  }

  @Override
  List<Chunk> refused() {
    return List.of(new Chunk(1, 1, -1));
  }

  @Override
  byte[] encode(Chunk row) {
    return ForeignVarints_ChunkKey.encodePartitionKey(row.file(), row.offset(), row.version());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignVarints_ChunkKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Chunk row) {
    Hand.require(row.version() >= 0);
    int width = (70 - Long.numberOfLeadingZeros(row.version() | 1)) / 7;
    byte[] out = new byte[12 + width];
    Hand.INTS.set(out, 0, Integer.reverseBytes(row.file()));
    Hand.LONGS.set(out, 4, row.offset());
    long rest = row.version();
    for (int at = 12; at < out.length - 1; at++) {
      out[at] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    out[out.length - 1] = (byte) rest;
    return out;
  }

  @Override
  Chunk decodeByHand(byte[] column) {
    int width = column.length - 12;
    Hand.require(width >= 1 && width <= 9);
    long version = 0;
    for (int i = 0; i < width; i++) {
      int b = column[12 + i];
      Hand.require(b < 0 == i < width - 1);
      version |= (long) (b & 0x7F) << (7 * i);
    }
    Hand.require(width == 1 || column[column.length - 1] != 0);
    return new Chunk(
        Integer.reverseBytes((int) Hand.INTS.get(column, 0)),
        (long) Hand.LONGS.get(column, 4),
        version);
  }
}
