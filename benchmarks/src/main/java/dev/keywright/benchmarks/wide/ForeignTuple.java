package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A tuple of FoundationDB of a text with an alphabet, and a number. */
final class ForeignTuple extends Kind<ForeignTuple.Event, byte[]> {
  private static final int MOST = 16;
  private static final int ZERO = 0x14;

  @KeyFormat(Format.FDB_TUPLE)
  record Event(
      @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = MOST) String name,
      @PartitionKey(order = 1) long id) {}

  @Override
  Event row(Random random) {
    return new Event(Samples.letters(random, MOST), Samples.ofAnyLength(random));
  }

  @Override
  List<Event> refused() {
    return List.of(new Event("a b", 1), new Event("a".repeat(MOST + 1), 1));
  }

  @Override
  byte[] encode(Event row) {
    return ForeignTuple_EventKey.encodePartitionKey(row.name(), row.id());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignTuple_EventKey.decode(column);
  }

  /** How many bytes the magnitude of a number has, which of Long.MIN_VALUE is 2^63. */
  private static int width(long id) {
    return (71 - Long.numberOfLeadingZeros(id < 0 ? -id : id)) / 8;
  }

  @Override
  byte[] encodeByHand(Event row) {
    String name = row.name();
    int width = width(row.id());
    byte[] out = new byte[name.length() + 3 + width];
    out[0] = 2;
    int at = Hand.writeLetters(name, MOST, out, 1) + 1;
    out[at] = (byte) (row.id() < 0 ? ZERO - width : ZERO + width);
    // Of a negative number the complement of the magnitude: the number less one, cut off.
    long rest = row.id() < 0 ? row.id() - 1 : row.id();
    for (int i = at + width; i > at; i--) {
      out[i] = (byte) rest;
      rest >>= 8;
    }
    return out;
  }

  @Override
  Event decodeByHand(byte[] column) {
    Hand.require(column.length > 0 && column[0] == 2);
    int end = 1;
    while (end < column.length && Hand.isLetter(column[end])) {
      end++;
    }
    Hand.require(end - 1 <= MOST && end + 1 < column.length && column[end] == 0);
    int code = column[end + 1] - ZERO;
    int width = Math.abs(code);
    Hand.require(width <= 8 && column.length == end + 2 + width);
    long bits = 0;
    for (int i = end + 2; i < column.length; i++) {
      bits = bits << 8 | (column[i] & 0xFF);
    }
    long all = width == 0 ? 0 : -1L >>> (64 - 8 * width);
    long id = code < 0 ? -(~bits & all) : bits;
    Hand.require(width(id) == width && (code < 0 ? id < 0 : id >= 0));
    return new Event(Hand.ascii(column, 1, end - 1), id);
  }
}
