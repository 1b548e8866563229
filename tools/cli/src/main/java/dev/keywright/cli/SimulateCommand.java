package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.layout.DesignArgument;
import dev.keywright.cli.output.ForecastSummary;
import dev.keywright.cli.output.ForecastText;
import dev.keywright.cli.output.ResultFile;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.description.LoadOptions;
import dev.keywright.simulator.description.MalformedProfileException;
import dev.keywright.simulator.picture.HeatMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Forecasts the load of a table from the designs of its key. */
@Command(
    name = "simulate",
    description = {
      "Forecast the load of a table from the design of its key.",
      "Simulates ranges on servers, which the store cuts and moves by its rules. Reports the share of"
          + " the busiest range and server, throttled requests, splits, and rows of partition keys;"
          + " and what it had to assume. The same command prints the same forecast."
    },
    footer = {
      "  keywright simulate app.jar!shop.OrderKey",
      "  keywright simulate --variants --writes 1000000000 --svg load.svg app.jar!shop.OrderKey",
      "  keywright simulate --skew tenant=1.1 \"TEXT separator=',' | pk: tenant int pad=4, id long"
          + " pad=10\"",
      "  keywright simulate --ranges 16 profile.json"
    })
final class SimulateCommand extends ShellCommand {
  @Parameters(
      paramLabel = "DESIGN",
      arity = "1..*",
      converter = DesignArgument.Converter.class,
      description = DesignArgument.FORMS)
  private List<DesignArgument> designs;

  @Mixin private LoadArguments load;

  @Option(
      names = "--arrival",
      description = "The keys of a profile came in the order in which they were written.")
  private boolean isArrival;

  @Option(
      names = "--variants",
      description =
          "Compare the key without hash prefix and buckets, with one, and with the other.")
  private boolean isVaried;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write the heat map of all designs to a file.")
  private @Nullable Path svg;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private record Output(List<ForecastSummary> forecasts) {}

  @Override
  public Integer call() throws IOException {
    require(
        !isArrival || designs.stream().anyMatch(DesignArgument.Profiled.class::isInstance),
        "--arrival says how the keys of a profile came: give PROFILE.json from profile --json");
    List<Forecast> forecasts = scenarios(load.read()).stream().map(Simulation::run).toList();
    if (svg != null) {
      ResultFile.write(svg, HeatMap.svg(forecasts));
    }
    print(
        isJson,
        new Output(forecasts.stream().map(ForecastSummary::of).toList()),
        out -> ForecastText.print(out, forecasts));
    return ExitCode.SOUND;
  }

  private List<Scenario> scenarios(LoadOptions options) throws UnreadableInputException {
    List<Scenario> scenarios = new ArrayList<>();
    for (DesignArgument design : designs) {
      try {
        scenarios.addAll(design.scenarios(options, isVaried, isArrival));
      } catch (IllegalArgumentException refused) {
        throw wrong(String.valueOf(refused.getMessage()));
      } catch (MalformedProfileException other) {
        String file = design instanceof DesignArgument.Profiled profile ? profile.title() : "";
        throw new UnreadableInputException(file + ": " + other.getMessage(), other);
      }
    }
    return numbered(scenarios);
  }

  /** Designs of one title are told apart by numbers. */
  private static List<Scenario> numbered(List<Scenario> scenarios) {
    List<String> titles = scenarios.stream().map(Scenario::title).toList();
    return IntStream.range(0, titles.size())
        .mapToObj(
            i ->
                Collections.frequency(titles, titles.get(i)) == 1
                    ? scenarios.get(i)
                    : scenarios.get(i).titled((i + 1) + ": " + titles.get(i)))
        .toList();
  }
}
