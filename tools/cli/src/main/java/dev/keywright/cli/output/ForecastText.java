package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.percent;

import dev.keywright.report.page.NumberText;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.picture.BlockMap;
import dev.keywright.simulator.picture.HeatMap;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Forecasts for people: a table, a map for each design, and what was assumed. */
public final class ForecastText {
  private static final String INDENT = "  ";

  private ForecastText() {}

  /** Prints some forecasts. */
  public static void print(PrintWriter out, List<Forecast> forecasts) {
    Forecast first = forecasts.get(0);
    out.println(
        "%s to %s in %s, %s, seed %s"
            .formatted(
                NumberText.count(first.writes(), "write"),
                first.store(),
                HeatMap.duration(first.heat().seconds()),
                NumberText.count(first.servers(), "server"),
                first.seed()));
    out.println();
    table(forecasts).print(out);
    for (Forecast forecast : forecasts) {
      out.println();
      out.println(forecast.title());
      BlockMap.lines(forecast.heat()).forEach(line -> out.println(INDENT + "|" + line + "|"));
    }
    out.println();
    out.println("Time runs to the right, keys from bottom to top;");
    out.println(BlockMap.LEGEND);
    print(out, "Exact:", forecasts, Forecast::exact);
    print(out, "Approximated:", forecasts, Forecast::approximated);
    print(out, "Assumed:", forecasts, Forecast::assumed);
  }

  private static TextTable table(List<Forecast> forecasts) {
    TextTable table =
        new TextTable(
            "design",
            "busiest range",
            "busiest server",
            "throttled",
            "splits",
            "ranges",
            "largest partition key",
            "median");
    for (Forecast forecast : forecasts) {
      table.add(
          forecast.title(),
          percent(forecast.busiestRange()),
          percent(forecast.busiestServer()),
          count(forecast.throttled()),
          count(forecast.splits()),
          count(forecast.last().ranges()),
          rows(forecast.last().largestPartition()),
          rows(forecast.last().medianPartition()));
    }
    return table;
  }

  private static String rows(double rows) {
    return NumberText.count(Math.round(rows), "row");
  }

  private static void print(
      PrintWriter out,
      String head,
      List<Forecast> forecasts,
      Function<Forecast, List<String>> sentences) {
    Set<String> all = new LinkedHashSet<>();
    forecasts.forEach(forecast -> all.addAll(sentences.apply(forecast)));
    if (!all.isEmpty()) {
      out.println();
      out.println(head);
      all.forEach(sentence -> out.println(INDENT + sentence));
    }
  }
}
