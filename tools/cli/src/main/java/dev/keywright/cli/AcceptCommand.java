package dev.keywright.cli;

import dev.keywright.cli.output.ResultFile;
import dev.keywright.guard.lock.CompiledKey;
import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockUpdate;
import dev.keywright.guard.lock.RenamedKeys;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Approves that a key loses rows. */
@Command(
    name = "accept",
    description = {
      "Approve that a key loses the rows of its live layouts, with a reason that every later check"
          + " prints.",
      "The approval holds for the layout that the key has now, and for no other."
    },
    footer = {
      "  keywright accept --because \"the table was emptied\" --key shop.OrderKey target/classes"
    })
final class AcceptCommand extends ShellCommand {
  // Every later check prints the reason.
  private static final int LONGEST_REASON = 500;

  @Mixin private LockOptions options;

  @Option(
      names = "--key",
      paramLabel = "KEY",
      description = "The class of one key; by default, all keys that lose rows.")
  private @Nullable String key;

  @Option(
      names = "--because",
      required = true,
      paramLabel = "REASON",
      description =
          "Why the rows may be lost, on one line of at most " + LONGEST_REASON + " characters.")
  private String because;

  @Override
  public Integer call() throws IOException {
    require(
        !because.isBlank() && because.chars().noneMatch(Character::isISOControl),
        "--because needs a reason, on one line");
    require(
        because.length() <= LONGEST_REASON,
        "--because has "
            + because.length()
            + " characters, and the longest reason has "
            + LONGEST_REASON);
    CompiledModule module = options.module();
    LockFile old = options.lock();
    LockFile locked = LockUpdate.of(old, module);
    LockFile accepted = locked;
    for (CompiledKey each : keys(module)) {
      accepted = LockDecision.accepted(accepted, each, because);
    }
    int added = accepted.accepted().size() - locked.accepted().size();
    require(added > 0, "no key loses rows, so there is nothing to accept");
    RenamedKeys.of(old, module).shown().forEach(out()::println);
    ResultFile.write(options.file(), accepted.toString());
    out().println(options.file() + ": " + added + " accepted");
    return ExitCode.SOUND;
  }

  private List<CompiledKey> keys(CompiledModule module) {
    String asked = key;
    if (asked == null) {
      return module.keys();
    }
    List<String> known = module.keys().stream().map(CompiledKey::key).toList();
    return List.of(
        module
            .find(asked)
            .orElseThrow(
                () -> wrong("the build has no key " + asked + KeySuggestion.like(asked, known))));
  }
}
