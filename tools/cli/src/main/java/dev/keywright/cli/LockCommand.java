package dev.keywright.cli;

import dev.keywright.cli.output.ResultFile;
import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockUpdate;
import dev.keywright.guard.lock.RenamedKeys;
import dev.keywright.report.page.NumberText;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the lock of a module. */
@Command(
    name = "lock",
    description = {
      "Write the layouts of a module into its lock file, a line for each. Commit the file.",
      "A new layout is a draft, which may still change. After the release that writes its first"
          + " rows, make it live. Live lines are never changed or deleted here."
    },
    footer = {
      "  keywright lock target/classes",
      "  keywright lock --live target/classes",
      "  keywright lock --retire shop.CartKey target/classes"
    })
final class LockCommand extends ShellCommand {
  @Mixin private LockOptions options;

  @Option(names = "--live", description = "A release has written rows: make all drafts live.")
  private boolean isLive;

  @Option(
      names = "--retire",
      paramLabel = "KEY",
      description =
          "The class of a key whose older rows were moved or deleted: retire its live lines, but"
              + " for the layout that it has now. It is not taken for a class with another"
              + " name.")
  private List<String> retired = List.of();

  @Override
  public Integer call() throws IOException {
    LockFile old = options.lock();
    CompiledModule module = options.module();
    retired.forEach(
        key ->
            require(
                old.keys().contains(key),
                options.file() + " has no line of " + key + KeySuggestion.like(key, old.keys())));
    LockFile written = LockUpdate.retiring(old, module, retired);
    if (isLive) {
      written = LockDecision.live(written, List.of());
    }
    RenamedKeys.of(old, module).without(retired).shown().forEach(out()::println);
    module.undescribed().forEach(key -> warn(key + " has no description, so it is not locked"));
    if (written.equals(old)) {
      out().println(options.file() + " is up to date");
    } else {
      ResultFile.write(options.file(), written.toString());
      out().println(options.file() + ": " + NumberText.count(written.layouts().size(), "layout"));
    }
    return ExitCode.SOUND;
  }
}
