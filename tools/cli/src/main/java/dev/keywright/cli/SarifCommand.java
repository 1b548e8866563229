package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.output.ResultFile;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.guard.sarif.GitRoot;
import dev.keywright.guard.sarif.SarifReport;
import dev.keywright.guard.source.SourceTree;
import dev.keywright.report.page.NumberText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the findings of a build as SARIF. */
@Command(
    name = "sarif",
    description = {
      "Write the findings of a build as SARIF 2.1.0, for code scanning and editors.",
      "Reads what the processor left beside the classes, also of keys that it refused, and finds"
          + " the places in the sources. Call it after a compilation that failed, too."
    },
    footer = {
      "  keywright sarif target/classes -o keywright.sarif",
      "  keywright sarif --for-github --module shop target/classes -o keywright.sarif"
    })
final class SarifCommand extends ShellCommand {
  private static final String THE_ONLY = "all";

  @Mixin private SourceOptions options;

  @Option(
      names = "--module",
      paramLabel = "NAME",
      defaultValue = THE_ONLY,
      description =
          "What tells these results from those of other modules of the repository. Default:"
              + " ${DEFAULT-VALUE}.")
  private String module;

  @Option(
      names = "--for-github",
      description = "Leave out suppressed findings: GitHub would open alerts for them.")
  private boolean isForGitHub;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where the results go; by default, standard output.")
  private @Nullable Path output;

  @Override
  public Integer call() throws IOException {
    SarifReport report = report();
    for (FindingPlace place : report.unplaced()) {
      warn("no source file declares " + place.type() + ", so a finding has no place; --sources?");
    }
    String json = report.json(module, Version.number());
    if (output == null) {
      out().print(json);
    } else {
      ResultFile.write(output, json);
      out().println(output + ": " + NumberText.count(report.size(), "result"));
    }
    return ExitCode.SOUND;
  }

  private SarifReport report() throws UnreadableInputException {
    for (Path classes : options.classes()) {
      if (!Files.isDirectory(classes)) {
        throw new UnreadableInputException(classes + " is no directory of classes");
      }
    }
    try {
      SarifReport report = new SarifReport(GitRoot.around(options.sources().get(0)));
      report.addAll(options.classes(), new SourceTree(options.sources()), isForGitHub);
      return report;
    } catch (NoSuchFileException missing) {
      throw new UnreadableInputException(
          "there is no directory " + missing.getFile() + "; where are the sources? --sources DIR");
    } catch (IOException unreadable) {
      throw new UnreadableInputException(String.valueOf(unreadable.getMessage()));
    }
  }
}
