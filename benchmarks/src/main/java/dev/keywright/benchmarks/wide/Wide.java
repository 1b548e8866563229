package dev.keywright.benchmarks.wide;

import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Keys of one kind, written and read by the generated code and by hand. */
@State(Scope.Thread)
public class Wide {
  private static final int ROWS = 1024;
  private static final long SEED = 167;

  @Param("TEXT_LETTERS")
  private String name = "TEXT_LETTERS";

  private Kind<Object, Object> kind = Kinds.TEXT_LETTERS.kind();
  private final Object[] rows = new Object[ROWS];
  private final Object[] columns = new Object[ROWS];
  private int next;

  /** Makes the rows and columns of the kind. */
  @Setup
  public void fill() {
    kind = Kinds.valueOf(name).kind();
    Random random = new Random(SEED);
    for (int i = 0; i < ROWS; i++) {
      rows[i] = kind.row(random);
      columns[i] = kind.encodeByHand(rows[i]);
    }
  }

  @Benchmark
  public Object encode() {
    return kind.encode(rows[next++ & (ROWS - 1)]);
  }

  @Benchmark
  public Object encodeByHand() {
    return kind.encodeByHand(rows[next++ & (ROWS - 1)]);
  }

  @Benchmark
  public Object decode() {
    return kind.decode(columns[next++ & (ROWS - 1)]);
  }

  @Benchmark
  public Object decodeByHand() {
    return kind.decodeByHand(columns[next++ & (ROWS - 1)]);
  }
}
