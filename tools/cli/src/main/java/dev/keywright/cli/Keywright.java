package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code keywright}, whose subcommands do the work. */
@Command(
    name = "keywright",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Learns from row keys that exist, and never writes to their table.",
      "Shows designs of keys, and forecasts their load."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all is as it should be",
      "1:faults were found: malformed or unexplained keys, rows that would be lost",
      "2:the command line is wrong",
      "3:an input cannot be read",
      "130:interrupted by Ctrl-C; what was learnt so far is printed"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright profile keys.txt.gz",
      "  keywright infer -o Order.java keys.txt.gz",
      "  keywright verify --layout app.jar!shop.OrderKey keys.txt",
      "  keywright explain --layout @layout.txt 000054,a100,6777",
      "  keywright compare @old.txt @new.txt",
      "  keywright report app.jar -o report/",
      "  keywright simulate --variants app.jar!shop.OrderKey"
    })
final class Keywright implements Runnable {
  private final InputStream standardInput;
  private final Interruption interruption;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  private Keywright(InputStream standardInput, Interruption interruption) {
    this.standardInput = standardInput;
    this.interruption = interruption;
  }

  /** Runs a command, and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Interruption interruption = new Interruption();
    interruption.watch(Thread.currentThread());
    InputStream in = new InterruptibleInput(new FileInputStream(FileDescriptor.in).getChannel());
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int code;
    try {
      code = run(in, interruption, out, err, arguments);
    } finally {
      out.flush();
      err.flush();
      interruption.finish();
    }
    System.exit(code);
  }

  // Keys may hold any character, whatever the terminal's locale says.
  private static PrintWriter writer(FileDescriptor to) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8), false);
  }

  /** Runs a command, and returns its exit code. */
  static int run(
      InputStream standardInput,
      Interruption interruption,
      PrintWriter out,
      PrintWriter err,
      String... arguments) {
    CommandLine main = new CommandLine(new Keywright(standardInput, interruption));
    Subcommands.addTo(main, arguments);
    return main.setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(Keywright::refuse)
        .setExecutionExceptionHandler(Keywright::report)
        .execute(arguments);
  }

  // A page of options behind the message would scroll it out of sight.
  private static int refuse(ParameterException fault, String[] arguments) {
    CommandLine command = fault.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("keywright: " + fault.getMessage());
    UnmatchedArgumentException.printSuggestions(fault, err);
    if (command.getParent() == null) {
      command.usage(err);
    } else {
      String name = command.getCommandSpec().qualifiedName();
      err.println(name + " --help shows what it takes");
    }
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static int report(Exception failure, CommandLine command, CommandLine.ParseResult parsed)
      throws Exception {
    if (failure instanceof UnreadableInputException
        || failure instanceof UnreadableDescriptionException) {
      command.getErr().println("keywright: " + failure.getMessage());
      return ExitCode.UNREADABLE;
    }
    throw failure;
  }

  InputStream standardInput() {
    return standardInput;
  }

  Interruption interruption() {
    return interruption;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "name a command: " + Subcommands.allShown());
  }
}
