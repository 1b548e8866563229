package dev.keywright.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Print the completion script for bash and zsh.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(keywright completion)",
      "  keywright completion > /etc/bash_completion.d/keywright"
    })
final class CompletionCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(AutoComplete.bash("keywright", spec.root().commandLine()));
    return ExitCode.SOUND;
  }
}
