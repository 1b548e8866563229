package dev.keywright.benchmarks;

import dev.keywright.benchmarks.peers.AccumuloLexicoder;
import dev.keywright.benchmarks.peers.FoundationDbTuple;
import dev.keywright.benchmarks.peers.GoodBinary;
import dev.keywright.benchmarks.peers.HBaseOrderedBytes;
import dev.keywright.benchmarks.peers.LimitBinary;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One key of compact bytes taken apart. */
@State(Scope.Thread)
public class BinaryDecode {
  private final byte[][] ours = new byte[Row.COUNT][];
  private final byte[][] hbase = new byte[Row.COUNT][];
  private final byte[][] foundationDb = new byte[Row.COUNT][];
  private final byte[][] accumulo = new byte[Row.COUNT][];
  private int next;

  /** Makes the keys that are taken apart. */
  public BinaryDecode() {
    Row[] rows = Row.random(Row.COUNT);
    for (int i = 0; i < rows.length; i++) {
      int deviceId = rows[i].deviceId();
      String sellerId = rows[i].sellerId();
      long cardId = rows[i].cardId();
      ours[i] = GoodBinary.encode(deviceId, sellerId, cardId);
      hbase[i] = HBaseOrderedBytes.encode(deviceId, sellerId, cardId);
      foundationDb[i] = FoundationDbTuple.encode(deviceId, sellerId, cardId);
      accumulo[i] = AccumuloLexicoder.encode(deviceId, sellerId, cardId);
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  /** Ours: whatever it accepts, the encoder gives back. */
  @Benchmark
  public CompactPurchaseKey keywright() {
    return CompactPurchaseKey.decode(ours[next()]);
  }

  /** Ours, of a text without an alphabet. */
  @Benchmark
  public OpenPurchaseKey keywrightOpen() {
    return OpenPurchaseKey.decode(ours[next()]);
  }

  @Benchmark
  public Row good() {
    return GoodBinary.decode(ours[next()]);
  }

  @Benchmark
  public Row limit() {
    return LimitBinary.decode(ours[next()]);
  }

  @Benchmark
  public Row hbase() {
    return HBaseOrderedBytes.decode(hbase[next()]);
  }

  @Benchmark
  public Row foundationDb() {
    return FoundationDbTuple.decode(foundationDb[next()]);
  }

  @Benchmark
  public Row accumulo() {
    return AccumuloLexicoder.decode(accumulo[next()]);
  }
}
