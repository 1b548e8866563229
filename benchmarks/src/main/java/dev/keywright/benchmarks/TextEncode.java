package dev.keywright.benchmarks;

import dev.keywright.benchmarks.peers.FormatText;
import dev.keywright.benchmarks.peers.GoodText;
import dev.keywright.benchmarks.peers.LimitText;
import dev.keywright.benchmarks.peers.StringBuilderText;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One key of the TEXT form, to a String and to bytes. */
@State(Scope.Thread)
public class TextEncode {
  private final Row[] rows = Row.random(Row.COUNT);
  private final byte[][] keys = new byte[Row.COUNT][];
  private int next;

  /** Makes the keys that {@link #stringAlone} and {@link #bytesAlone} copy. */
  public TextEncode() {
    for (int i = 0; i < rows.length; i++) {
      Row row = rows[i];
      keys[i] = GoodText.encodeBytes(row.deviceId(), row.sellerId(), row.cardId());
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  /** Ours, all checks on. */
  @Benchmark
  public String keywright() {
    Row row = rows[next()];
    return PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  /** Ours to bytes, all checks on. */
  @Benchmark
  public byte[] keywrightBytes() {
    Row row = rows[next()];
    return PurchaseKey.encodePartitionKeyBytes(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String good() {
    Row row = rows[next()];
    return GoodText.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] goodBytes() {
    Row row = rows[next()];
    return GoodText.encodeBytes(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String limit() {
    Row row = rows[next()];
    return LimitText.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public byte[] limitBytes() {
    Row row = rows[next()];
    return LimitText.encodeBytes(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String format() {
    Row row = rows[next()];
    return FormatText.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String stringBuilder() {
    Row row = rows[next()];
    return StringBuilderText.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  /** Nothing but the result: what has to be allocated, and hardly any time. */
  @Benchmark
  @SuppressWarnings("deprecation") // the cheapest way to a String of Latin-1
  public String stringAlone() {
    return new String(keys[next()], 0);
  }

  /** Nothing but the result. */
  @Benchmark
  public byte[] bytesAlone() {
    return keys[next()].clone();
  }
}
