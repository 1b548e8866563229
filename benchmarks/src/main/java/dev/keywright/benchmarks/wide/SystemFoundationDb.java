package dev.keywright.benchmarks.wide;

import com.apple.foundationdb.tuple.Tuple;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A tuple of a text and a number, as FoundationDB's client packs it. */
final class SystemFoundationDb extends Kind<SystemFoundationDb.Event, byte[]> {
  @KeyFormat(Format.FDB_TUPLE)
  record Event(@PartitionKey(order = 0) String name, @PartitionKey(order = 1) long id) {}

  @Override
  Event row(Random random) {
    return new Event(Samples.letters(random, 16), Samples.ofAnyLength(random));
  }

  @Override
  List<Event> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Event row) {
    return SystemFoundationDb_EventKey.encodePartitionKey(row.name(), row.id());
  }

  @Override
  Object decode(byte[] column) {
    return SystemFoundationDb_EventKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Event row) {
    return Tuple.from(row.name(), row.id()).pack();
  }

  @Override
  Event decodeByHand(byte[] column) {
    Tuple tuple = Tuple.fromBytes(column);
    return new Event(tuple.getString(0), tuple.getLong(1));
  }
}
