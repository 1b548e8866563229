package dev.keywright.benchmarks.wide;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * What the first key of a new JVM takes: loading and initialising the code that encodes it, and
 * encoding it. The entity is there before.
 */
final class ColdStart {
  private static final String OURS = "ours";
  private static final String BY_HAND = "hand";

  private ColdStart() {}

  /** Takes the name of a kind, and whose code encodes; prints nanoseconds. */
  public static void main(String[] arguments) {
    Kind<Object, Object> kind = Kinds.valueOf(arguments[0]).kind();
    boolean isByHand = arguments[1].equals(BY_HAND);
    Object row = kind.row(new Random(1));
    long start = System.nanoTime();
    Object column = isByHand ? kind.encodeByHand(row) : kind.encode(row);
    long end = System.nanoTime();
    if (column.toString().isEmpty()) {
      throw new IllegalStateException("nothing was encoded");
    }
    System.out.println(end - start);
  }

  /** The milliseconds of ours and of the expert's code: medians of so many JVMs each. */
  record Millis(double ours, double hand) {
    static Millis of(Kinds kind, int rounds) {
      double[] ours = new double[rounds];
      double[] hand = new double[rounds];
      for (int i = 0; i < rounds; i++) {
        ours[i] = millis(kind, OURS);
        hand[i] = millis(kind, BY_HAND);
      }
      Arrays.sort(ours);
      Arrays.sort(hand);
      return new Millis(ours[rounds / 2], hand[rounds / 2]);
    }
  }

  private static double millis(Kinds kind, String whose) {
    String nanos = NewJvm.printed(List.of(), ColdStart.class, kind.name(), whose);
    return Long.parseLong(nanos) / 1e6;
  }
}
