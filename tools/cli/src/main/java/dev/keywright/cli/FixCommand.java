package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.output.ResultFile;
import dev.keywright.guard.fix.FixOutcome;
import dev.keywright.guard.fix.FixRun;
import dev.keywright.guard.fix.FixedFile;
import dev.keywright.guard.fix.GitDiff;
import dev.keywright.guard.fix.SourceCompiler;
import dev.keywright.guard.fix.WrongOptionException;
import dev.keywright.guard.sarif.GitRoot;
import dev.keywright.runtime.Shown;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Applies the fixes of findings to the sources. */
@Command(
    name = "fix",
    description = {
      "Apply the fixes of findings to the sources of a module.",
      "Compiles the sources, applies the best fix of each finding, and compiles again until nothing"
          + " is left that can be fixed. Names each finding as applied, or says why not. A fix may"
          + " change the layout of a key: call keywright check before you release."
    },
    footer = {
      "  keywright fix --dry-run -o fix.patch --class-path \"$CLASSPATH\" src/main/java",
      "  keywright fix --check KW104 --class-path \"$CLASSPATH\" src/main/java"
    })
final class FixCommand extends ShellCommand {
  @Parameters(
      arity = "1..*",
      paramLabel = "SOURCES",
      description = "The directories that the first package is in.")
  private List<Path> sources;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      required = true,
      description = "What the sources are compiled with: libraries, and the processors.")
  private String classPath;

  @Option(
      names = "--javac",
      paramLabel = "OPTION",
      description = "An option of the compiler, such as --javac=-Akeywright.profile=strict.")
  private List<String> javac = List.of();

  @Option(
      names = "--check",
      paramLabel = "CHECK",
      description =
          "Fix the findings of this check alone, by its id or name; several times for several.")
  private List<String> checks = List.of();

  @Option(
      names = "--dry-run",
      description = "Change nothing: print one diff, which git apply takes.")
  private boolean isDry;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Where the diff goes, byte for byte; by default, standard output, where control"
              + " characters are shown as escapes.")
  private @Nullable Path output;

  @Override
  public Integer call() throws IOException {
    List<String> options =
        new ArrayList<>(List.of("-encoding", "UTF-8", "-proc:only", "-cp", classPath));
    options.addAll(javac);
    FixRun run = fixed(new SourceCompiler(sources, options));
    if (isDry) {
      print(GitDiff.of(run.files(), GitRoot.around(sources.get(0))::path));
      run.outcomes().forEach(it -> warn(it.toString()));
    } else {
      for (FixedFile file : run.files()) {
        ResultFile.write(file.path(), file.after());
      }
      run.outcomes().stream().map(FixOutcome::toString).forEach(out()::println);
    }
    return run.left().isEmpty() ? ExitCode.SOUND : ExitCode.FAULTS;
  }

  private void print(String diff) throws IOException {
    if (output != null) {
      ResultFile.write(output, diff);
      return;
    }
    out().print(diff);
    if (!Shown.visibleLines(diff).equals(diff)) {
      warn("the diff has control characters, shown as escapes: write it with -o FILE to apply it");
    }
  }

  private FixRun fixed(SourceCompiler compiler) throws UnreadableInputException {
    List<String> meant = checks.stream().map(it -> known(it).id()).toList();
    try {
      return FixRun.of(compiler, it -> meant.isEmpty() || meant.contains(it.finding().check()));
    } catch (WrongOptionException wrong) {
      throw wrong(String.valueOf(wrong.getMessage()));
    } catch (IOException unreadable) {
      throw new UnreadableInputException(String.valueOf(unreadable.getMessage()));
    }
  }
}
