package dev.keywright.benchmarks;

import java.util.Locale;
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

/** One partition key as text: generated, formatted, and padded by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class EncodeBenchmark {
  // Parameters, or the compiler would work out the key in advance.
  @Param("54")
  int deviceId;

  @Param("a100")
  String sellerId = "";

  @Param("6777")
  long cardId;

  /** The generated encoder, all checks on. */
  @Benchmark
  public String generated() {
    return PurchaseKey.encodePartitionKey(deviceId, sellerId, cardId);
  }

  /** What most teams write first. */
  @Benchmark
  public String format() {
    return String.format(Locale.ROOT, "%06d,%s,%d", deviceId, sellerId, cardId);
  }

  /** What teams write once formatting has shown up in a profile; it checks nothing. */
  @Benchmark
  public String stringBuilder() {
    StringBuilder key = new StringBuilder(24);
    String digits = Integer.toString(deviceId);
    for (int i = digits.length(); i < 6; i++) {
      key.append('0');
    }
    return key.append(digits).append(',').append(sellerId).append(',').append(cardId).toString();
  }
}
