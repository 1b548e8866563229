package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.output.LostResultException;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Says why a command did not do its work, and which exit code that is.
 *
 * @param err where messages go
 * @param help the same place for help, which has colours
 * @param isDebug whether a fault of the program is shown with all that helps to find it
 */
record Failures(PrintWriter err, PrintWriter help, boolean isDebug)
    implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private static final String NAME = "keywright: ";
  private static final String FAILED = NAME + "the command failed: ";

  /** The option that shows where the program failed. */
  static final String DEBUG = "--debug";

  static Failures of(PrintWriter err, PrintWriter help, String... arguments) {
    return new Failures(err, help, List.of(arguments).contains(DEBUG));
  }

  // A page of options after the message would scroll it out of sight.
  @Override
  public int handleParseException(ParameterException fault, String[] arguments) {
    if (fault.getCause() instanceof UnreadableInputException missing) {
      err.println(NAME + missing.getMessage());
      return ExitCode.UNREADABLE;
    }
    CommandLine command = fault.getCommandLine();
    // The library says the word twice where an option takes pairs.
    String message = String.valueOf(fault.getMessage()).replace("option option ", "option ");
    err.println(NAME + message + remedy(fault, arguments));
    UnmatchedArgumentException.printSuggestions(fault, err);
    if (command.getParent() == null) {
      command.usage(help);
    } else {
      String name = command.getCommandSpec().qualifiedName();
      err.println(name + " --help shows how to use it");
    }
    return ExitCode.USAGE;
  }

  /** What to do if a key was taken for an option. */
  private static String remedy(ParameterException fault, String... arguments) {
    CommandSpec command = fault.getCommandLine().getCommandSpec();
    boolean isLikely =
        (fault instanceof UnmatchedArgumentException || fault instanceof MissingParameterException)
            && !command.positionalParameters().isEmpty();
    return Arrays.stream(arguments)
        .filter(it -> isLikely && it.length() > 1 && it.startsWith("-") && !it.startsWith("--"))
        .filter(it -> !command.optionsMap().containsKey(it.substring(0, 2)))
        .findFirst()
        .map(it -> "; if '" + it + "' is no option, write -- before it")
        .orElse("");
  }

  /** Says that the system could not hand over an argument as it was written. */
  int garbled(String argument) {
    err.println(
        NAME
            + "'"
            + argument
            + "' has bytes that are no text in "
            + System.getProperty("sun.jnu.encoding", "UTF-8")
            + "; write each as \\xFF: in a layout, or in a key with --encoding hbase");
    return ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult arguments) {
    if (failure instanceof UnreadableInputException
        || failure instanceof UnreadableDescriptionException) {
      err.println(NAME + failure.getMessage());
      return ExitCode.UNREADABLE;
    }
    if (failure instanceof LostResultException) {
      err.println(FAILED + failure.getMessage());
      return ExitCode.FAILED;
    }
    return unexpected(failure);
  }

  /** A fault of the program, or of the machine it runs on. */
  int unexpected(Throwable fault) {
    if (isDebug) {
      StringWriter trace = new StringWriter();
      fault.printStackTrace(new PrintWriter(trace, true));
      err.print(FAILED + trace);
    } else {
      err.println(FAILED + fault + "; " + DEBUG + " shows where");
    }
    return ExitCode.FAILED;
  }

  /** Says that what the command printed did not arrive. */
  int lost(String reason) {
    err.println(FAILED + "standard output cannot be written: " + reason);
    return ExitCode.FAILED;
  }
}
