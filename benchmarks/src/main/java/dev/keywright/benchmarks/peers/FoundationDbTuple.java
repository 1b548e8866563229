package dev.keywright.benchmarks.peers;

import com.apple.foundationdb.tuple.Tuple;
import dev.keywright.benchmarks.Row;

/** The tuple layer of FoundationDB's client. */
public final class FoundationDbTuple {
  private FoundationDbTuple() {}

  /** The key as bytes. */
  public static byte[] encode(int deviceId, String sellerId, long cardId) {
    return Tuple.from(deviceId, sellerId, cardId).pack();
  }

  /** The values of a key. */
  public static Row decode(byte[] key) {
    Tuple tuple = Tuple.fromBytes(key);
    return new Row((int) tuple.getLong(0), tuple.getString(1), tuple.getLong(2));
  }
}
