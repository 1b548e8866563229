package dev.keywright.benchmarks;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The same scan again and again: the pages are in memory, and who leaves the keys as they are does
 * not even touch them.
 */
@State(Scope.Benchmark)
public class MillionCached {
  private final PurchaseStore store = new PurchaseStore();

  /** Deletes the store. */
  @TearDown
  public void delete() throws IOException {
    store.delete();
  }

  /** With the keys decoded. */
  @Benchmark
  public void decoded(Blackhole read) {
    store.decodeAll(read);
  }

  /** With the keys as they are. */
  @Benchmark
  public void plain(Blackhole read) {
    store.readAll(read);
  }
}
