package dev.keywright.benchmarks;

import dev.keywright.benchmarks.peers.AccumuloLexicoder;
import dev.keywright.benchmarks.peers.FoundationDbTuple;
import dev.keywright.benchmarks.peers.GoodBinary;
import dev.keywright.benchmarks.peers.HBaseOrderedBytes;
import dev.keywright.benchmarks.peers.LimitBinary;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One key as compact bytes. */
@State(Scope.Thread)
public class BinaryEncode {
  private final Row[] rows = Row.random(Row.COUNT);
  private final byte[][] keys = new byte[Row.COUNT][];
  private int next;

  /** Makes the keys that {@link #bytesAlone} copies. */
  public BinaryEncode() {
    for (int i = 0; i < rows.length; i++) {
      Row row = rows[i];
      keys[i] = GoodBinary.encode(row.deviceId(), row.sellerId(), row.cardId());
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  /** Ours, all checks on. */
  @Benchmark
  public byte[] keywright() {
    Row row = rows[next()];
    return CompactPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  /** Ours, of a text without an alphabet. */
  @Benchmark
  public byte[] keywrightOpen() {
    Row row = rows[next()];
    return OpenPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] good() {
    Row row = rows[next()];
    return GoodBinary.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] limit() {
    Row row = rows[next()];
    return LimitBinary.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] hbase() {
    Row row = rows[next()];
    return HBaseOrderedBytes.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] foundationDb() {
    Row row = rows[next()];
    return FoundationDbTuple.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] accumulo() {
    Row row = rows[next()];
    return AccumuloLexicoder.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  /** Nothing but the result: what has to be allocated, and hardly any time. */
  @Benchmark
  public byte[] bytesAlone() {
    return keys[next()].clone();
  }
}
