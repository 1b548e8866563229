package dev.keywright.simulator;

import dev.keywright.simulator.draw.Multinomial;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Period;
import dev.keywright.simulator.store.StoredRange;
import dev.keywright.simulator.store.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Runs a scenario. It draws how many writes fall between two neighbouring places, where a place is
 * the beginning of a range or of a row of the heat map. It never draws single rows, so a billion
 * writes cost no more than a thousand.
 */
public final class Simulation {
  private static final List<String> EXACT =
      List.of(
          "The writes of each range, server and cell have the distribution of rows drawn one by one"
              + " from the declared facts.");
  private static final List<String> APPROXIMATED =
      List.of(
          "The values of parts are independent of each other, but for times.",
          "Rows of the largest and the median partition key, and of both halves of a split, are"
              + " expected values.",
          "A throttled request counts once, and is stored in the same step.");

  private final Scenario scenario;
  private final KeyModel model;
  private final Table table;
  private final HeatRows rows;
  private final Multinomial writes;
  private final Multinomial reads;

  private Simulation(Scenario scenario) {
    this.scenario = scenario;
    this.model = scenario.model();
    this.table =
        new Table(
            scenario.rules(),
            model,
            scenario.bytesPerRow(),
            scenario.servers(),
            scenario.splitPoints(),
            scenario.owners());
    this.rows = HeatRows.of(model);
    this.writes = Multinomial.seeded(scenario.seed());
    this.reads = Multinomial.seeded(~scenario.seed());
  }

  /** What will happen; the same scenario gives the same forecast. */
  public static Forecast run(Scenario scenario) {
    return new Simulation(scenario).run();
  }

  private Forecast run() {
    double duration = model.traffic().duration();
    long[][] heat = new long[rows.starts().size()][scenario.columns()];
    List<TimeStep> steps = new ArrayList<>();
    long written = 0;
    for (int i = 0; i < scenario.steps(); i++) {
      double from = duration * i / scenario.steps();
      double to = duration * (i + 1) / scenario.steps();
      long after = Math.round(model.traffic().before(to));
      int column = (int) ((long) i * scenario.columns() / scenario.steps());
      steps.add(step(model.period(from, to), after - written, heat, column));
      written = after;
    }
    List<String> assumed =
        Stream.concat(scenario.assumed().stream(), scenario.rules().assumed().stream()).toList();
    return new Forecast(
        scenario.title(),
        scenario.rules().title(),
        scenario.servers(),
        scenario.seed(),
        steps,
        rows.heat(duration, heat),
        EXACT,
        APPROXIMATED,
        assumed);
  }

  private TimeStep step(Period period, long count, long[][] heat, int column) {
    List<StoredRange> ranges = table.ranges();
    TreeSet<KeyPoint> places = new TreeSet<>(rows.starts());
    ranges.forEach(range -> places.add(range.from()));
    List<KeyPoint> starts = List.copyOf(places);
    long[] drawn = writes.draw(count, expected(starts, period));
    long[] byRange = new long[ranges.size()];
    add(drawn, starts, ranges.stream().map(StoredRange::from).toList(), byRange);
    long[] byRow = new long[rows.starts().size()];
    add(drawn, starts, rows.starts(), byRow);
    for (int i = 0; i < byRow.length; i++) {
      heat[i][column] += byRow[i];
    }
    double seconds = period.to() - period.from();
    long readCount = Math.round(scenario.readsPerSecond() * seconds);
    Period stored = model.period(0, period.to());
    long[] readByRange =
        readCount == 0
            ? new long[ranges.size()]
            : reads.draw(
                readCount, expected(ranges.stream().map(StoredRange::from).toList(), stored));
    table.take(byRange, readByRange);
    double busiestRange = share(byRange, count);
    double busiestServer = share(table.writesByServer(), count);
    long throttled = table.throttled(period);
    int splits = table.split(period);
    table.balance(period.to());
    return new TimeStep(
        period.from(),
        period.to(),
        count,
        readCount,
        throttled,
        table.ranges().size(),
        splits,
        busiestRange,
        busiestServer,
        model.largestPartition(period.to()),
        model.medianPartition(period.to()));
  }

  /** The expected writes from each place to the next. */
  private double[] expected(List<KeyPoint> starts, Period period) {
    double[] expected = new double[starts.size()];
    double next = period.writes();
    for (int i = starts.size() - 1; i >= 0; i--) {
      double below = model.below(starts.get(i), period);
      expected[i] = Math.max(0, next - below);
      next = below;
    }
    return expected;
  }

  /** Adds what was drawn for fine pieces to the coarse pieces that they are in. */
  private static void add(long[] drawn, List<KeyPoint> fine, List<KeyPoint> coarse, long[] counts) {
    int piece = 0;
    for (int i = 0; i < drawn.length; i++) {
      while (piece + 1 < coarse.size() && coarse.get(piece + 1).compareTo(fine.get(i)) <= 0) {
        piece++;
      }
      counts[piece] += drawn[i];
    }
  }

  private static double share(long[] counts, long all) {
    return all == 0 ? 0 : (double) Arrays.stream(counts).max().orElse(0) / all;
  }
}
