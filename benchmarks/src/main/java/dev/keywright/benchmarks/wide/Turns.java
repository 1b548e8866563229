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

  private Turns(Kinds kind) {
    this.kind = kind.kind();
    Random random = new Random(167);
    for (int i = 0; i < ROWS; i++) {
      rows[i] = this.kind.row(random);
      columns[i] = this.kind.encodeByHand(rows[i]);
    }
  }

  /** What one call takes and allocates. */
  record Costs(WideRun.Cost ours, WideRun.Cost hand) {
    /** Runs the turns in a JVM of the version that runs this. */
    static Costs of(Kinds kind, String operation) {
      String printed = NewJvm.printed(OPTIONS, Turns.class, kind.name(), operation);
      // Before it, systems print what they think of the JVM.
      String last = printed.substring(printed.lastIndexOf('\n') + 1);
      double[] costs = Arrays.stream(last.split(" ")).mapToDouble(Double::parseDouble).toArray();
      return new Costs(new WideRun.Cost(costs[0], costs[1]), new WideRun.Cost(costs[2], costs[3]));
    }
  }

  /** Takes the name of a kind, and {@code encode} or {@code decode}. */
  public static void main(String[] arguments) {
    Turns turns = new Turns(Kinds.valueOf(arguments[0]));
    boolean encodes = arguments[1].equals("encode");
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
