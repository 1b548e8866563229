package dev.keywright.engine.hbase;

import dev.keywright.simulator.Forecast;
import java.util.List;
import java.util.Locale;

/**
 * A forecast beside what the cluster has counted, both on average over the phases of a test.
 *
 * @param regions of the table, at the end
 */
record Compared(
    String title,
    long rows,
    int regions,
    double predictedRegion,
    double measuredRegion,
    double predictedServer,
    double measuredServer) {

  /**
   * A forecast, and what was measured in each of its steps.
   *
   * @param measured of steps that are equally long
   */
  static Compared of(Forecast predicted, List<WriteShare> measured) {
    WriteShare last = measured.get(measured.size() - 1);
    return new Compared(
        last.title(),
        measured.stream().mapToLong(WriteShare::writes).sum(),
        last.regions().size(),
        predicted.busiestRange(),
        measured.stream().mapToDouble(WriteShare::busiestRegion).average().orElseThrow(),
        predicted.busiestServer(),
        measured.stream().mapToDouble(WriteShare::busiestServer).average().orElseThrow());
  }

  /** The larger of both errors. */
  double error() {
    return Math.max(
        Math.abs(predictedRegion - measuredRegion), Math.abs(predictedServer - measuredServer));
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
              design.title,
              design.rows,
              design.regions,
              design.predictedRegion,
              design.measuredRegion,
              design.predictedServer,
              design.measuredServer,
              design.error()));
    }
    return table.toString();
  }
}
