package dev.keywright.simulator;

import dev.keywright.simulator.draw.Multinomial;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Period;
import dev.keywright.simulator.store.StoredRange;
import dev.keywright.simulator.store.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Runs a scenario. It draws how many writes fall between two neighbouring places, where a place is
 * the beginning of a range or of a row of the heat map. It never draws single rows, so a billion
 * writes cost no more than a thousand.
 */
public final class Simulation {
  private final Scenario scenario;
  private final KeyModel model;
  private final Table table;
  private final HeatRows rows;
  private final Multinomial writes;
  private final Multinomial reads;

  private Simulation(Scenario scenario) {
    this.scenario = scenario;
    this.model = scenario.model();
    this.table = new Table(model, scenario.table());
    this.rows = HeatRows.of(model);
    this.writes = Multinomial.seeded(scenario.run().seed());
    this.reads = Multinomial.seeded(~scenario.run().seed());
  }

  /** What will happen; the same scenario gives the same forecast. */
  public static Forecast run(Scenario scenario) {
    return new Simulation(scenario).run();
  }

  private Forecast run() {
    double duration = model.traffic().duration();
    int count = scenario.run().steps();
    long[][] heat = new long[rows.starts().size()][scenario.columns()];
    List<TimeStep> steps = new ArrayList<>();
    long written = 0;
    for (int i = 0; i < count; i++) {
      Period period = model.period(duration * i / count, duration * (i + 1) / count);
      long after = Math.round(model.traffic().before(period.to()));
      int column = (int) ((long) i * scenario.columns() / count);
      steps.add(step(period, after - written, heat, column));
      written = after;
    }
    return new Forecast(scenario, steps, rows.heat(duration, heat));
  }

  private TimeStep step(Period period, long count, long[][] heat, int column) {
    List<KeyPoint> ranges = table.ranges().stream().map(StoredRange::from).toList();
    TreeSet<KeyPoint> places = new TreeSet<>(rows.starts());
    places.addAll(ranges);
    List<KeyPoint> starts = List.copyOf(places);
    long[] drawn = writes.draw(count, expected(starts, period));
    long[] byRow = summed(drawn, starts, rows.starts());
    for (int i = 0; i < byRow.length; i++) {
      heat[i][column] += byRow[i];
    }
    double seconds = period.to() - period.from();
    long readCount = Math.round(scenario.run().readsPerSecond() * seconds);
    long[] read =
        readCount == 0
            ? new long[ranges.size()]
            : reads.draw(readCount, expected(ranges, model.period(0, period.to())));
    Table.Step after = table.take(period, summed(drawn, starts, ranges), read);
    return TimeStep.of(period, count, readCount, after, model);
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

  /** What was drawn for fine pieces, by the coarse pieces that they are in. */
  private static long[] summed(long[] drawn, List<KeyPoint> fine, List<KeyPoint> coarse) {
    long[] counts = new long[coarse.size()];
    int piece = 0;
    for (int i = 0; i < drawn.length; i++) {
      while (piece + 1 < coarse.size() && coarse.get(piece + 1).compareTo(fine.get(i)) <= 0) {
        piece++;
      }
      counts[piece] += drawn[i];
    }
    return counts;
  }
}
