package dev.keywright.cli;

import dev.keywright.cli.layout.FunctionOption;
import dev.keywright.cli.layout.StoredSamples;
import dev.keywright.cli.output.LostResultException;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.guard.sarif.CheckPageTexts;
import dev.keywright.report.Report;
import dev.keywright.report.description.UnreadableDescriptionException;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.NumberText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a page for each key of an application. */
@Command(
    name = "report",
    description = {
      "Write a page for each key of an application.",
      "Reads the descriptions that the processor puts into the jar."
    },
    footer = {
      "  keywright report app.jar -o report/",
      "  keywright report --functions app.jar --samples keys.txt app.jar"
    })
final class ReportCommand extends ShellCommand {
  @Parameters(arity = "1..*", paramLabel = "JAR", description = "Jars, or directories of classes.")
  private List<Path> containers;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the pages go; by default, keywright-report.")
  private @Nullable Path output;

  @Option(
      names = "--samples",
      paramLabel = "FILE",
      description =
          "Show keys of this file, which has one on each line, with tabs between columns; texts as"
              + " they are, and bytes in the notation of HBase. Default: made values.")
  private @Nullable Path samples;

  @Mixin private FunctionOption functions;

  @Override
  public Integer call() throws IOException {
    List<KeyDescription> keys = describedKeys(containers);
    String title = containers.stream().map(ReportCommand::name).collect(Collectors.joining(", "));
    StoredSamples stored = StoredSamples.of(keys, functions, samples);
    Path start =
        written(new Report(title, keys, new ForecastPicture()).with(stored, CheckPageTexts::find));
    if (samples != null && keys.stream().allMatch(it -> stored.stored(it).isEmpty())) {
      warn("no line of " + samples + " is a key of these layouts, so the examples are made");
    }
    out().println(NumberText.count(keys.size(), "key") + ": " + start);
    return ExitCode.SOUND;
  }

  private Path written(Report report) throws IOException {
    Path folder = output == null ? Path.of("keywright-report") : output;
    try {
      return report.writeTo(folder);
    } catch (UnreadableDescriptionException unreadable) {
      throw unreadable;
    } catch (IOException failed) {
      throw new LostResultException(folder, failed);
    }
  }

  private static String name(Path container) {
    Path name = container.toAbsolutePath().normalize().getFileName();
    return name == null ? container.toString() : name.toString();
  }
}
