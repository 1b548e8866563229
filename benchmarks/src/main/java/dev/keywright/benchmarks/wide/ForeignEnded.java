package dev.keywright.benchmarks.wide;

import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;
import java.util.List;
import java.util.Random;

/** Any text before a zero, and a number. */
final class ForeignEnded extends Kind<ForeignEnded.Tenant, byte[]> {
  @KeyFormat(Format.BINARY)
  record Tenant(
      @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TERMINATED, end = 0) String name,
      @PartitionKey(order = 1) long id) {}

  @Override
  Tenant row(Random random) {
    return new Tenant(Samples.letters(random, 24), random.nextLong());
  }

  @Override
  List<Tenant> refused() {
    return List.of(new Tenant("a\0", 1), new Tenant("\uD800", 1));
  }

  @Override
  byte[] encode(Tenant row) {
    return ForeignEnded_TenantKey.encodePartitionKey(row.name(), row.id());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignEnded_TenantKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Tenant row) {
    Hand.require(row.name().indexOf(0) < 0);
    byte[] out = new byte[HandBytes.size(row.name()) + 1 + Long.BYTES];
    HandBytes.writeLong(row.id(), out, HandBytes.write(row.name(), out, 0) + 1);
    return out;
  }

  @Override
  Tenant decodeByHand(byte[] column) {
    int end = 0;
    while (end < column.length && column[end] != 0) {
      end++;
    }
    Hand.require(column.length == end + 1 + Long.BYTES);
    return new Tenant(HandBytes.text(column, 0, end), HandBytes.number(column, end + 1));
  }
}
