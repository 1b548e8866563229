package dev.keywright.cli;

import dev.keywright.guard.sarif.CheckPageTexts;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints what the project's pages say of a check. */
@Command(
    name = "page",
    description = {
      "Print the page of a check: what it reports, why, and how to fix it.",
      "Without a check, list all."
    },
    footer = {"  keywright page KW104", "  keywright page separator-above-alphabet"})
final class PageCommand extends ShellCommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "CHECK",
      description = "The id or the name that a finding has in brackets.")
  private @Nullable String check;

  @Override
  public Integer call() {
    // A page ends in a line of its own already.
    out().print(text(check == null ? KnownCheck.LIST : known(check).page()));
    return ExitCode.SOUND;
  }

  private static String text(String page) {
    return CheckPageTexts.find(page)
        .orElseThrow(() -> new IllegalStateException("no page " + page));
  }
}
