package dev.keywright.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    description = "Print the completion script for bash and zsh.",
    footer = {
      "  source <(keywright completion)",
      "  keywright completion > /etc/bash_completion.d/keywright"
    })
final class CompletionCommand extends ShellCommand {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    out().print(AutoComplete.bash("keywright", spec.root().commandLine()));
    return ExitCode.SOUND;
  }
}
