package dev.keywright.cli;

import dev.keywright.cli.output.LostResultException;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.Report;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.PageNumbers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a page for each key of an application. */
@Command(
    name = "report",
    description = {
      "Write a page for each key of an application.",
      "Reads the descriptions that the processor puts into the jar."
    },
    footer = "  keywright report app.jar -o report/")
final class ReportCommand extends ShellCommand {
  @Parameters(arity = "1..*", paramLabel = "JAR", description = "Jars, or directories of classes.")
  private List<Path> containers;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the pages go; by default, keywright-report.")
  private @Nullable Path output;

  @Override
  public Integer call() throws IOException {
    List<KeyDescription> keys = describedKeys(containers);
    String title = containers.stream().map(ReportCommand::name).collect(Collectors.joining(", "));
    Path start = written(new Report(title, keys, new ForecastPicture()));
    out().println(PageNumbers.count(keys.size(), "key") + ": " + start);
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
