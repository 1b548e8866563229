package dev.keywright.cli;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.Console;
import dev.keywright.cli.input.OptionHeading;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.JsonOutput;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What all commands share: the form of their help, where they read, and how they print. */
@OptionHeading(GroupedOptions.OF_ALL)
@Command(mixinStandardHelpOptions = true, sortOptions = false, footerHeading = "%nExamples:%n")
abstract class ShellCommand implements Callable<Integer> {
  @ParentCommand private Keywright keywright;

  // The handler of failures looks for it among the arguments: they can fail before they are parsed.
  @Option(names = Failures.DEBUG, description = "Show where the command failed, if it has a bug.")
  @SuppressWarnings("UnusedVariable")
  private boolean isDebug;

  @Spec private CommandSpec spec;

  final Console console() {
    return keywright.console();
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Prints a result as JSON, or as text. */
  final void print(boolean isJson, Object json, Consumer<PrintWriter> text) {
    if (isJson) {
      JsonOutput.print(out(), json);
    } else {
      text.accept(out());
    }
  }

  /** The keys that are described in jars and directories; if there are none, a message says why. */
  final List<KeyDescription> describedKeys(List<Path> containers) throws IOException {
    List<KeyDescription> keys = Descriptions.in(containers);
    for (Path container : containers.subList(Math.min(1, containers.size()), containers.size())) {
      for (KeyDescription other : Descriptions.in(List.of(container))) {
        if (!keys.contains(other)) {
          warn(
              "%s of %s is left out, because another one of this name comes before it"
                  .formatted(other.keyClass(), container));
        }
      }
    }
    if (keys.isEmpty()) {
      String named = containers.stream().map(Path::toString).collect(Collectors.joining(", "));
      warn(
          "no key is described in %s; compile it without -Akeywright.describe=false"
              .formatted(named));
    }
    return keys;
  }

  /** The layout of a command that takes exactly one. */
  final NamedLayout only(LayoutArgument argument) {
    int count = argument.layouts().size();
    require(
        count == 1,
        "this command takes one layout, but there are " + count + ": give the line of one");
    return argument.layouts().get(0);
  }

  /** The check that an argument names. */
  final KnownCheck known(String asked) {
    return KnownCheck.of(asked)
        .orElseThrow(
            () ->
                wrong("there is no check " + asked + "; keywright page lists all, such as KW104"));
  }

  final void warn(String message) {
    spec.commandLine().getErr().println("keywright: " + message);
  }

  final ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  final void require(boolean isSo, String otherwise) {
    if (!isSo) {
      throw wrong(otherwise);
    }
  }
}
