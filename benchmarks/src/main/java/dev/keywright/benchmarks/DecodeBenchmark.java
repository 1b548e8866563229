package dev.keywright.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One partition key taken apart: strictly by the generated decoder, trustingly by split and parse.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class DecodeBenchmark {
  // A parameter, or the compiler would work out the parts in advance.
  @Param("000054,a100,6777")
  String partitionKey = "";

  /** The generated decoder: whatever it accepts, the encoder gives back. */
  @Benchmark
  public PurchaseKey generated() {
    return PurchaseKey.decode(partitionKey);
  }

  /** What teams write. */
  @Benchmark
  @SuppressWarnings("StringSplitter") // the peer as it is used
  public PurchaseKey splitAndParse() {
    String[] parts = partitionKey.split(",");
    return new PurchaseKey(Integer.parseInt(parts[0]), parts[1], Long.parseLong(parts[2]));
  }
}
