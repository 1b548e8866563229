package dev.keywright.benchmarks;

import dev.keywright.benchmarks.peers.StrictText;
import dev.keywright.runtime.KeyRange;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** The bounds of a scan, as a store is asked for them. */
@State(Scope.Thread)
public class RangeBounds {
  private static final int CARDS = 1_000;

  private final Row[] rows = Row.random(Row.COUNT);
  private int next;

  /** A thousand cards of one seller at one device. */
  @Benchmark
  public void keywright(Blackhole sent) {
    Row row = rows[next++ & (Row.COUNT - 1)];
    // Halved, so that the upper bound has six digits, too.
    long from = row.cardId() / 2;
    KeyRange<String> range =
        PurchaseKey.scan()
            .deviceId(row.deviceId())
            .sellerId(row.sellerId())
            .cardId()
            .between(from, from + CARDS);
    sent.consume(range.from());
    sent.consume(range.to());
  }

  /** The two bounds alone, each written by hand with the same checks. */
  @Benchmark
  public void strictTwice(Blackhole sent) {
    Row row = rows[next++ & (Row.COUNT - 1)];
    long from = row.cardId() / 2;
    sent.consume(StrictText.encode(row.deviceId(), row.sellerId(), from));
    sent.consume(StrictText.encode(row.deviceId(), row.sellerId(), from + CARDS));
  }
}
