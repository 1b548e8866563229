package dev.keywright.cli;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.layout.LayoutArgument;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The layout of a command that takes exactly one. */
final class LayoutOption {
  private LayoutOption() {}

  static NamedLayout only(CommandSpec spec, @Nullable LayoutArgument argument) {
    if (argument == null || argument.layouts().size() > 1) {
      throw new ParameterException(
          spec.commandLine(),
          "one layout is asked for, but there are "
              + (argument == null ? 0 : argument.layouts().size())
              + ": give the line of one");
    }
    return argument.layouts().get(0);
  }
}
