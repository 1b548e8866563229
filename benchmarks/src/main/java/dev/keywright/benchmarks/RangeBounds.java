package dev.keywright.benchmarks;

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
            .cardIdBetween(from, from + CARDS);
    sent.consume(range.from());
    sent.consume(range.to());
  }
}
