package dev.keywright.cli;

import dev.keywright.cli.output.LostResultException;
import dev.keywright.report.Report;
import dev.keywright.report.compare.Comparison;
import dev.keywright.report.compare.MarkdownDiff;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.description.KeyDescription;
import dev.keywright.report.forecast.ForecastPicture;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a page for each key of an application, or the differences of two designs. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Write a page for each key of an application.",
      "Reads the descriptions that the processor puts into the jar. With --compare, shows two"
          + " designs side by side, and exits with 1 if rows that exist would be lost."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright report app.jar -o report/",
      "  keywright report --compare app-1.jar app-2.jar -o report/",
      "  keywright report --compare app-1.jar app-2.jar --markdown"
    })
final class ReportCommand implements Callable<Integer> {
  private static final int TWO = 2;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Parameters(
      arity = "1..*",
      paramLabel = "JAR",
      description = "Jars, or directories of classes. With --compare: the old one and the new one.")
  private List<Path> containers;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the pages go; by default, keywright-report.")
  private @Nullable Path output;

  @Option(names = "--compare", description = "Compare two designs.")
  private boolean isComparison;

  @Option(
      names = "--markdown",
      description = "Print the differences as Markdown, for a pull request.")
  private boolean isMarkdown;

  ReportCommand() {}

  @Override
  public Integer call() throws IOException {
    if (isMarkdown && !isComparison) {
      throw new ParameterException(spec.commandLine(), "--markdown needs --compare");
    }
    if (isComparison) {
      return compare();
    }
    List<KeyDescription> keys = found(containers);
    String title = containers.stream().map(ReportCommand::name).collect(Collectors.joining(", "));
    Report report = new Report(title, keys, new ForecastPicture());
    Path start = written(report::writeTo);
    out().println(keys.size() + (keys.size() == 1 ? " key: " : " keys: ") + start);
    return ExitCode.SOUND;
  }

  private int compare() throws IOException {
    if (containers.size() != TWO) {
      throw new ParameterException(
          spec.commandLine(), "--compare takes two jars, not " + containers.size());
    }
    Comparison comparison =
        Comparison.of(
            name(containers.get(0)),
            found(containers.subList(0, 1)),
            name(containers.get(1)),
            found(containers.subList(1, TWO)));
    if (isMarkdown) {
      out().print(MarkdownDiff.of(comparison));
    }
    if (!isMarkdown || output != null) {
      Path page = written(folder -> Report.write(comparison, folder));
      if (!isMarkdown) {
        out().println(comparison.summary() + ": " + page);
      }
    }
    return comparison.losesRows() ? ExitCode.FAULTS : ExitCode.SOUND;
  }

  /** Writes pages into a folder, and returns the one to start with. */
  private interface Pages {
    Path writeTo(Path folder) throws IOException;
  }

  private Path written(Pages pages) throws LostResultException {
    try {
      return pages.writeTo(output());
    } catch (IOException failed) {
      throw new LostResultException(output(), failed);
    }
  }

  private List<KeyDescription> found(List<Path> in) throws IOException {
    List<KeyDescription> keys = Descriptions.in(in);
    if (keys.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "keywright: no key is described in "
                  + in.stream().map(Path::toString).collect(Collectors.joining(", "))
                  + "; compile it without -Akeywright.describe=false");
    }
    return keys;
  }

  private Path output() {
    return output == null ? Path.of("keywright-report") : output;
  }

  private static String name(Path container) {
    Path name = container.toAbsolutePath().normalize().getFileName();
    return name == null ? container.toString() : name.toString();
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
