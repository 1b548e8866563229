package dev.keywright.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The keys of a scan, decoded from memory. A thousand keys that come again and again are decoded
 * faster than a million different ones, because a processor learns how long their texts are.
 */
@State(Scope.Benchmark)
public class MillionDecoded {
  private final String[] keys = PurchaseStore.keys();

  /** All of them. */
  @Benchmark
  public void decode(Blackhole read) {
    for (String key : keys) {
      read.consume(PurchaseKey.decode(key));
    }
  }
}
