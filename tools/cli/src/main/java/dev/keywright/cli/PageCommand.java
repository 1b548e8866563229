package dev.keywright.cli;

import dev.keywright.guard.sarif.ProjectPages;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what the project's pages say of a check. */
@Command(
    name = "page",
    description = {
      "Print the page of a check: what it reports, why, and how to fix it.",
      "Without a check, list all."
    },
    footer = {"  keywright page KW104", "  keywright page separator-above-alphabet"})
final class PageCommand extends ShellCommand {
  private static final String LIST = "README";
  private static final Pattern LISTED = Pattern.compile("\\((KW\\d+)-([a-z-]+)\\.md\\)");

  @Parameters(
      arity = "0..1",
      paramLabel = "CHECK",
      description = "The id or the name that a finding has in brackets.")
  private @Nullable String check;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String list = text(LIST);
    // A page ends in a line of its own already.
    out().print(check == null ? list : text(page(check, list)));
    return ExitCode.SOUND;
  }

  private String page(String asked, String list) {
    Matcher listed = LISTED.matcher(list);
    while (listed.find()) {
      if (listed.group(1).equalsIgnoreCase(asked) || listed.group(2).equalsIgnoreCase(asked)) {
        return listed.group(1) + "-" + listed.group(2);
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        "there is no check " + asked + "; keywright page lists all, such as KW104");
  }

  private static String text(String page) {
    return find(page).orElseThrow(() -> new IllegalStateException("no page " + page));
  }

  /** The text of a page, by the name of its file without the ending. */
  static Optional<String> find(String page) {
    return ProjectPages.find(page);
  }
}
