package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.hbase.util.Bytes;

/** A row key of HBase as applications build it from its class {@code Bytes}. */
final class SystemHBase extends Kind<SystemHBase.Event, byte[]> {
  @KeyFormat(Format.BINARY)
  record Event(
      @PartitionKey(order = 0)
          @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
          @Domain(min = 0)
          long id,
      @PartitionKey(order = 1) String name) {}

  @Override
  Event row(Random random) {
    return new Event(random.nextLong() >>> 1, Samples.letters(random, 16));
  }

  @Override
  List<Event> refused() {
    return List.of(new Event(-1, "a"), new Event(1, "\uD800"));
  }

  @Override
  byte[] encode(Event row) {
    return SystemHBase_EventKey.encodePartitionKey(row.id(), row.name());
  }

  @Override
  Object decode(byte[] column) {
    return SystemHBase_EventKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Event row) {
    Hand.require(row.id() >= 0);
    HandBytes.requirePairs(row.name());
    return Bytes.add(Bytes.toBytes(row.id()), Bytes.toBytes(row.name()));
  }

  @Override
  Event decodeByHand(byte[] column) {
    long id = Bytes.toLong(column);
    Hand.require(id >= 0);
    String name = Bytes.toString(column, Long.BYTES, column.length - Long.BYTES);
    return new Event(id, HandBytes.same(name, column, Long.BYTES, column.length));
  }
}
