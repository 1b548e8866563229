package dev.keywright.benchmarks.wide;

import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Ranges of one kind, asked for by the generated code and by hand. */
@State(Scope.Thread)
public class WideRange {
  private static final int QUESTIONS = 1024;
  private static final long SEED = 167;

  @Param("TEXT_BETWEEN")
  private String name = "TEXT_BETWEEN";

  private RangeKind<Object> kind = Ranges.TEXT_BETWEEN.kind();
  private final Object[] questions = new Object[QUESTIONS];
  private int next;

  /** Makes the questions of the kind. */
  @Setup
  public void fill() {
    kind = Ranges.valueOf(name).kind();
    Random random = new Random(SEED);
    for (int i = 0; i < QUESTIONS; i++) {
      questions[i] = kind.question(random);
    }
  }

  @Benchmark
  public Object range() {
    return kind.range(questions[next++ & (QUESTIONS - 1)]);
  }

  @Benchmark
  public Object rangeByHand() {
    return kind.rangeByHand(questions[next++ & (QUESTIONS - 1)]);
  }
}
