package dev.keywright.benchmarks.compiletime;

import dev.keywright.benchmarks.table.Amounts;
import dev.keywright.benchmarks.table.Figures;
import dev.keywright.benchmarks.table.Line;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;

/**
 * What the processor may cost: for 1,000 types, the bars are aims of three times AutoValue's cost,
 * 1.25 of Immutables' and 2.5 of AutoValue's heap.
 */
final class CompileTimeBar {
  private static final double MILLI = 1e6;
  private static final double MEGA = 1e6;

  /** How much heap javac may need, compared with AutoValue's. */
  static final double HEAP = 2.5;

  private CompileTimeBar() {}

  /** So many times what AutoValue's costs for as many types. */
  static Line costToAutoValue(String kind, List<Series> peers) {
    return cost(kind, peers, Contender.AUTO_VALUE, 3);
  }

  /** So many times what that of Immutables costs for as many types. */
  static Line costToImmutables(String kind, List<Series> peers) {
    return cost(kind, peers, Contender.IMMUTABLES, 1.25);
  }

  private static Line cost(String kind, List<Series> peers, Contender peer, double limit) {
    Series ours = of(peers, Contender.KEYWRIGHT);
    return line(
        types(ours) + ", " + kind,
        ours.costs(Sample::millis),
        peer.title(),
        of(peers, peer).costs(Sample::millis),
        millis -> Amounts.time(millis * MILLI),
        limit);
  }

  /** With it, the heap of javac grows to so many times its size with AutoValue's. */
  static Line memory(List<Series> peers) {
    Series ours = of(peers, Contender.KEYWRIGHT);
    return line(
        types(ours) + ", memory",
        megabytes(ours),
        Contender.AUTO_VALUE.title(),
        megabytes(of(peers, Contender.AUTO_VALUE)),
        megabytes -> Amounts.memory(megabytes * MEGA),
        HEAP);
  }

  /** It costs little more for each of many types than for each of few. */
  static Line scale(String kind, List<Series> sizes) {
    Series few = sizes.get(0);
    Series many = sizes.get(1);
    return line(
        types(many) + ", " + kind,
        many.costs(Sample::millis),
        types(few).substring(CompileTime.OPERATION.length() + 2),
        few.costs(Sample::millis),
        millis -> Amounts.time(millis * MILLI),
        4.3);
  }

  private static Line line(
      String operation,
      double[] ours,
      String peer,
      double[] peers,
      DoubleFunction<String> shown,
      double limit) {
    return new Line(
        operation,
        shown.apply(figures(ours).median()),
        "",
        peer,
        shown.apply(figures(peers).median()),
        Figures.of(IntStream.range(0, ours.length).mapToDouble(i -> ours[i] / peers[i])),
        limit);
  }

  private static Figures figures(double[] rounds) {
    return Figures.of(Arrays.stream(rounds));
  }

  private static double[] megabytes(Series series) {
    return series.processed().stream().mapToDouble(Sample::megabytes).toArray();
  }

  private static String types(Series series) {
    return String.format(
        Locale.ROOT, "%s, %,d types", CompileTime.OPERATION, series.workload().types());
  }

  private static Series of(List<Series> peers, Contender contender) {
    return peers.stream()
        .filter(series -> series.workload().contender() == contender)
        .findFirst()
        .orElseThrow();
  }
}
