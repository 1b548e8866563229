package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Eight parts of many types. */
final class BinaryEight extends Kind<BinaryEight.Entry, byte[]> {
  @KeyFormat(Format.BINARY)
  record Entry(
      @PartitionKey(order = 0) int a,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String b,
      @PartitionKey(order = 2) Instant c,
      @PartitionKey(order = 3) boolean d,
      @PartitionKey(order = 4) double e,
      @PartitionKey(order = 5) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String f,
      @PartitionKey(order = 6) long g,
      @PartitionKey(order = 7) int h) {}

  @Override
  Entry row(Random random) {
    return new Entry(
        random.nextInt(),
        Samples.letters(random, 8),
        Samples.instant(random),
        random.nextBoolean(),
        random.nextGaussian(),
        Samples.letters(random, 8),
        random.nextLong(),
        random.nextInt());
  }

  @Override
  List<Entry> refused() {
    return List.of(
        new Entry(1, "b ", Instant.EPOCH, true, 1, "f", 1, 1),
        new Entry(1, "b", Instant.MAX, true, 1, "f", 1, 1),
        new Entry(1, "b", Instant.EPOCH, true, 1, "f".repeat(9), 1, 1));
  }

  @Override
  byte[] encode(Entry row) {
    return BinaryEight_EntryKey.encodePartitionKey(
        row.a(), row.b(), row.c(), row.d(), row.e(), row.f(), row.g(), row.h());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryEight_EntryKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Entry row) {
    byte[] out = new byte[37 + row.b().length() + row.f().length()];
    Hand.INTS.set(out, 0, row.a() ^ Integer.MIN_VALUE);
    int at = HandBytes.writeEnd(out, Hand.writeLetters(row.b(), 8, out, 4));
    at = HandBytes.writeLong(Hand.millis(row.c()), out, at);
    out[at++] = (byte) (row.d() ? 1 : 0);
    long bits = Double.doubleToLongBits(row.e());
    Hand.LONGS.set(out, at, bits ^ (bits >> 63 | Long.MIN_VALUE));
    at = HandBytes.writeEnd(out, Hand.writeLetters(row.f(), 8, out, at + 8));
    Hand.INTS.set(out, HandBytes.writeLong(row.g(), out, at), row.h() ^ Integer.MIN_VALUE);
    return out;
  }

  @Override
  Entry decodeByHand(byte[] column) {
    int b = HandBytes.endOfLetters(column, 4, 8);
    int f = HandBytes.endOfLetters(column, b + 19, 8);
    Hand.require(column.length == f + 14 && (column[b + 10] & ~1) == 0);
    long bits = (long) Hand.LONGS.get(column, b + 11);
    bits ^= ~bits >> 63 | Long.MIN_VALUE;
    Hand.require(Double.doubleToLongBits(Double.longBitsToDouble(bits)) == bits);
    return new Entry(
        (int) Hand.INTS.get(column, 0) ^ Integer.MIN_VALUE,
        Hand.ascii(column, 4, b - 4),
        Instant.ofEpochMilli(HandBytes.number(column, b + 2)),
        column[b + 10] == 1,
        Double.longBitsToDouble(bits),
        Hand.ascii(column, b + 19, f - b - 19),
        HandBytes.number(column, f + 2),
        (int) Hand.INTS.get(column, f + 10) ^ Integer.MIN_VALUE);
  }
}
