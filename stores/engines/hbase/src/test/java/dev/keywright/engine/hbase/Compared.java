package dev.keywright.engine.hbase;

import dev.keywright.simulator.Step;
import java.util.List;
import java.util.Locale;

/**
 * A forecast beside what the cluster has counted.
 *
 * @param predicted the last step of a forecast
 */
record Compared(Step predicted, WriteShare measured) {

  /** The larger of both errors. */
  double error() {
    return Math.max(
        Math.abs(predicted.busiestRange() - measured.busiestRegion()),
        Math.abs(predicted.busiestServer() - measured.busiestServer()));
  }

  /** A table for people, a line for each design. */
  static String table(List<Compared> designs) {
    StringBuilder table =
        new StringBuilder(
            """
            | keys led by | rows | regions | busiest region: predicted | measured | busiest server: predicted | measured | largest error |
            |---|---:|---:|---:|---:|---:|---:|---:|
            """);
    for (Compared design : designs) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %,d | %d | %.3f | %.3f | %.3f | %.3f | %.3f |%n",
              design.measured.title(),
              design.measured.writes(),
              design.measured.regions().size(),
              design.predicted.busiestRange(),
              design.measured.busiestRegion(),
              design.predicted.busiestServer(),
              design.measured.busiestServer(),
              design.error()));
    }
    return table.toString();
  }
}
