package dev.keywright.cli;

import dev.keywright.cli.output.LostResultException;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.Report;
import dev.keywright.report.forecast.ForecastPicture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a page for each key of an application. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Write a page for each key of an application.",
      "Reads the descriptions that the processor puts into the jar."
    },
    footerHeading = "%nExamples:%n",
    footer = "  keywright report app.jar -o report/")
final class ReportCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Parameters(arity = "1..*", paramLabel = "JAR", description = "Jars, or directories of classes.")
  private List<Path> containers;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the pages go; by default, keywright-report.")
  private @Nullable Path output;

  ReportCommand() {}

  @Override
  public Integer call() throws IOException {
    List<KeyDescription> keys = DescribedKeys.in(spec, containers);
    String title = containers.stream().map(ReportCommand::name).collect(Collectors.joining(", "));
    Report report = new Report(title, keys, new ForecastPicture());
    Path start = written(report);
    spec.commandLine()
        .getOut()
        .println(keys.size() + (keys.size() == 1 ? " key: " : " keys: ") + start);
    return ExitCode.SOUND;
  }

  private Path written(Report report) throws LostResultException {
    Path folder = output == null ? Path.of("keywright-report") : output;
    try {
      return report.writeTo(folder);
    } catch (IOException failed) {
      throw new LostResultException(folder, failed);
    }
  }

  private static String name(Path container) {
    Path name = container.toAbsolutePath().normalize().getFileName();
    return name == null ? container.toString() : name.toString();
  }
}
