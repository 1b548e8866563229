package dev.keywright.benchmarks.wide;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Ours and the expert's code for one kind, in short turns in one new JVM. Turns are so short that
 * some of them are disturbed by nothing, on the busiest machine; the fastest counts.
 */
public final class Turns {
  private static final int ROWS = 1024;
  private static final int CALLS = 2 * ROWS;
  private static final int ROUNDS = 100;
  private static final long WARMUP = 300_000_000;

  /** Compiled code is waited for, which a busy machine would not have ready. */
  private static final List<String> OPTIONS =
      List.of(
          "-Xbatch",
          "-Xms256m",
          "-Xmx256m",
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole," + Turns.class.getName() + "::hole");

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Kind<Object, Object> kind;
  private final Object[] rows = new Object[ROWS];
  private final Object[] columns = new Object[ROWS];
  private int next;

  private Turns(Kind<Object, Object> kind) {
    this.kind = kind;
    Random random = new Random(167);
    for (int i = 0; i < ROWS; i++) {
      rows[i] = this.kind.row(random);
      columns[i] = this.kind.encodeByHand(rows[i]);
    }
  }

  /** What one call takes and allocates. */
  record Costs(WideRun.Cost ours, WideRun.Cost hand) {
    /** Runs the turns in a JVM of the version that runs this. */
    static Costs of(String kind, String operation) {
      String printed = NewJvm.printed(OPTIONS, Turns.class, kind, operation);
      // Before it, systems print what they think of the JVM.
      String last = printed.substring(printed.lastIndexOf('\n') + 1);
      double[] costs = Arrays.stream(last.split(" ")).mapToDouble(Double::parseDouble).toArray();
      return new Costs(new WideRun.Cost(costs[0], costs[1]), new WideRun.Cost(costs[2], costs[3]));
    }
  }

  /** Takes the name of a kind, and {@code encode} or {@code decode}; or a range's, and its own. */
  public static void main(String[] arguments) {
    boolean isRange = arguments[1].equals("range");
    String name = arguments[0];
    Turns turns =
        new Turns(isRange ? new Asked(Ranges.valueOf(name).kind()) : Kinds.valueOf(name).kind());
    boolean encodes = !arguments[1].equals("decode");
    long start = THREADS.getCurrentThreadCpuTime();
    while (THREADS.getCurrentThreadCpuTime() - start < WARMUP) {
      turns.run(encodes, false);
      turns.run(encodes, true);
    }
    WideRun.Cost ours = WideRun.Cost.UNKNOWN;
    WideRun.Cost hand = WideRun.Cost.UNKNOWN;
    for (int round = 0; round < ROUNDS; round++) {
      ours = ours.least(turns.cost(encodes, false));
      hand = hand.least(turns.cost(encodes, true));
    }
    System.out.println(ours.nanos() + " " + ours.bytes() + " " + hand.nanos() + " " + hand.bytes());
  }

  /** A range as a kind whose rows are questions, and that encodes them as ranges. */
  private static final class Asked extends Kind<Object, Object> {
    private final RangeKind<Object> range;

    Asked(RangeKind<Object> range) {
      this.range = range;
    }

    @Override
    Object row(Random random) {
      return range.question(random);
    }

    @Override
    List<Object> refused() {
      return List.of();
    }

    @Override
    Object encode(Object question) {
      return range.range(question);
    }

    @Override
    Object encodeByHand(Object question) {
      return range.rangeByHand(question);
    }

    @Override
    Object decode(Object column) {
      throw new UnsupportedOperationException("a range is not decoded");
    }

    @Override
    Object decodeByHand(Object column) {
      throw new UnsupportedOperationException("a range is not decoded");
    }
  }

  private WideRun.Cost cost(boolean encodes, boolean byHand) {
    next = 0;
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long start = System.nanoTime();
    run(encodes, byHand);
    long nanos = System.nanoTime() - start;
    bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    return new WideRun.Cost((double) nanos / CALLS, (double) bytes / CALLS);
  }

  // A loop for each, so that a compiler makes of each what it would make without the others.
  private void run(boolean encodes, boolean byHand) {
    if (encodes && byHand) {
      encodeByHand();
    } else if (encodes) {
      encode();
    } else if (byHand) {
      decodeByHand();
    } else {
      decode();
    }
  }

  private void encode() {
    for (int i = 0; i < CALLS; i++) {
      hole(kind.encode(rows[next++ & (ROWS - 1)]));
    }
  }

  private void encodeByHand() {
    for (int i = 0; i < CALLS; i++) {
      hole(kind.encodeByHand(rows[next++ & (ROWS - 1)]));
    }
  }

  private void decode() {
    for (int i = 0; i < CALLS; i++) {
      hole(kind.decode(columns[next++ & (ROWS - 1)]));
    }
  }

  private void decodeByHand() {
    for (int i = 0; i < CALLS; i++) {
      hole(kind.decodeByHand(columns[next++ & (ROWS - 1)]));
    }
  }

  /** The compiler takes what is passed here for used. */
  @SuppressWarnings("unused") // that is all it is for
  private static void hole(Object result) {}
}
