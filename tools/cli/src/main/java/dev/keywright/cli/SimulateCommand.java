package dev.keywright.cli;

import dev.keywright.cli.layout.DesignArgument;
import dev.keywright.cli.output.ForecastSummary;
import dev.keywright.cli.output.ForecastText;
import dev.keywright.cli.output.JsonOutput;
import dev.keywright.cli.output.ResultFile;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.description.LoadOptions;
import dev.keywright.simulator.description.MalformedProfileException;
import dev.keywright.simulator.picture.HeatMap;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Forecasts the load of a table from the designs of its key. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Forecast the load of a table from the design of its key.",
      "Simulates ranges on servers, which the store cuts and moves by its rules. Tells the share of"
          + " the busiest range and server, throttled requests, splits, and rows of partition keys;"
          + " and what it had to assume. The same command prints the same forecast."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright simulate app.jar!shop.OrderKey",
      "  keywright simulate --variants --writes 1000000000 --svg load.svg app.jar!shop.OrderKey",
      "  keywright simulate --skew tenant=1.1 \"TEXT separator=',' | pk: tenant int pad=4, id long"
          + " pad=10\"",
      "  keywright simulate --ranges 16 profile.json"
    })
final class SimulateCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets it, because there is at least one
  @Parameters(
      paramLabel = "DESIGN",
      arity = "1..*",
      converter = DesignArgument.Converter.class,
      description = DesignArgument.FORMS)
  private List<DesignArgument> designs;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Mixin
  private LoadArguments load;

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

  SimulateCommand() {}

  private record Output(List<ForecastSummary> forecasts) {}

  @Override
  public Integer call() throws IOException {
    List<Forecast> forecasts = scenarios(load.read()).stream().map(Simulation::run).toList();
    if (svg != null) {
      ResultFile.write(svg, HeatMap.svg(forecasts));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      JsonOutput.print(out, new Output(forecasts.stream().map(ForecastSummary::of).toList()));
    } else {
      ForecastText.print(out, forecasts);
    }
    return ExitCode.SOUND;
  }

  private List<Scenario> scenarios(LoadOptions options) {
    try {
      return numbered(
          designs.stream()
              .flatMap(design -> design.scenarios(options, isVaried, isArrival).stream())
              .toList());
    } catch (IllegalArgumentException | MalformedProfileException refused) {
      throw new ParameterException(
          spec.commandLine(), String.valueOf(refused.getMessage()), refused);
    }
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
