package dev.keywright.cli.output;

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
        ReadableNumbers.count(first.writes())
            + " writes to "
            + first.store()
            + " in "
            + HeatMap.duration(first.heat().seconds())
            + ", "
            + (first.servers() == 1
                ? "1 server"
                : ReadableNumbers.count(first.servers()) + " servers")
            + ", seed "
            + first.seed());
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
          ReadableNumbers.percent(forecast.busiestRange()),
          ReadableNumbers.percent(forecast.busiestServer()),
          ReadableNumbers.count(forecast.throttled()),
          ReadableNumbers.count(forecast.splits()),
          ReadableNumbers.count(forecast.last().ranges()),
          rows(forecast.last().largestPartition()),
          rows(forecast.last().medianPartition()));
    }
    return table;
  }

  private static String rows(double rows) {
    long rounded = Math.round(rows);
    return rounded == 1 ? "1 row" : ReadableNumbers.count(rounded) + " rows";
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
