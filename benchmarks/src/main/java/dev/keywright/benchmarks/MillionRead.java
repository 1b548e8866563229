package dev.keywright.benchmarks;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** A full scan of an embedded store that has just been opened: every page is read from its file. */
@State(Scope.Benchmark)
public class MillionRead {
  private final PurchaseStore store = new PurchaseStore();

  /** Not measured. */
  @Setup(Level.Invocation)
  public void reopen() {
    store.reopen();
  }

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
