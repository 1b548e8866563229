package dev.keywright.cli;

import dev.keywright.guard.lock.LockCheck;
import dev.keywright.guard.lock.LockMismatch;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares a build with its lock. */
@Command(
    name = "check",
    description = {
      "Compare a module with its lock file, for a build that must fail if rows would be lost.",
      "Exits with 1 if a key would no longer find or read the rows of a live line, if a live key is"
          + " gone, if two keys of one table can be equal, or if a key is not locked. Writes"
          + " nothing."
    },
    footer = {"  keywright check target/classes", "  keywright check --json target/classes"})
final class CheckCommand extends ShellCommand {
  @Mixin private LockOptions options;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  /** The result for JSON. */
  private record Output(
      boolean sound,
      List<LockMismatch> mismatches,
      Map<String, String> renamed,
      List<Approval> approved) {}

  /** A loss that was approved. */
  private record Approval(String key, int version, String because) {}

  @Override
  public Integer call() throws IOException {
    LockCheck check = LockCheck.of(options.lock(), options.module());
    boolean isSound = check.mismatches().isEmpty();
    List<Approval> approved =
        check.approved().stream()
            .map(it -> new Approval(it.key(), it.version(), it.because()))
            .toList();
    print(
        isJson,
        new Output(isSound, check.mismatches(), check.renaming().newNames(), approved),
        out -> print(out, check, approved));
    return isSound ? ExitCode.SOUND : ExitCode.FAULTS;
  }

  private void print(PrintWriter out, LockCheck check, List<Approval> approved) {
    check.renaming().shown().forEach(out::println);
    for (Approval it : approved) {
      out.println(
          it.key()
              + ": rows of v"
              + it.version()
              + " are given up, because \""
              + it.because()
              + "\"");
    }
    check.mismatches().stream().flatMap(it -> it.toString().lines()).forEach(out::println);
    if (check.mismatches().isEmpty()) {
      out.println("The build agrees with " + options.file() + ".");
    }
  }
}
