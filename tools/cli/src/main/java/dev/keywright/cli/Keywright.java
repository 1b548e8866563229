package dev.keywright.cli;

import dev.keywright.cli.input.Console;
import dev.keywright.cli.input.InterruptibleInput;
import dev.keywright.cli.output.VisibleWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;

/** The command {@code keywright}, whose subcommands do the work. */
@Command(
    name = "keywright",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Learns from row keys that exist, shows designs of keys, and forecasts their load.",
      "Only rekey writes to a table."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all is as it should be",
      "1:faults were found: malformed or unexplained keys, rows that would be lost",
      "2:the command line is wrong",
      "3:an input cannot be read",
      "4:the command failed, or its output could not be written",
      "130:interrupted by Ctrl-C; what was learnt so far is printed"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright profile keys.txt.gz",
      "  keywright infer -o Order.java keys.txt.gz",
      "  keywright verify --layout app.jar!shop.OrderKey keys.txt",
      "  keywright explain --layout @layout.txt 000054,a100,6777",
      "  keywright diff @old.txt @new.txt",
      "  keywright report app.jar -o report/",
      "  keywright simulate --variants app.jar!shop.OrderKey"
    })
final class Keywright implements Runnable {
  /** What the virtual machine puts in the place of bytes that it cannot read as text. */
  private static final char GARBLED = '\uFFFD';

  private final Console console;

  @Spec private CommandSpec spec;

  private Keywright(Console console) {
    this.console = console;
  }

  /** Runs a command, and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Interruption interruption = new Interruption();
    interruption.watch(Thread.currentThread());
    InputStream in = new InterruptibleInput(new FileInputStream(FileDescriptor.in).getChannel());
    int code;
    try {
      code =
          run(
              in,
              interruption,
              new FileOutputStream(FileDescriptor.out),
              new FileOutputStream(FileDescriptor.err),
              arguments);
    } finally {
      interruption.finish();
    }
    System.exit(code);
  }

  /** Runs a command, and returns its exit code. */
  static int run(
      InputStream standardInput,
      Interruption interruption,
      OutputStream standardOutput,
      OutputStream standardError,
      String... arguments) {
    StandardStream printed = new StandardStream(standardOutput);
    Writer out = writer(printed);
    Writer err = writer(new StandardStream(standardError));
    PrintWriter messages = new VisibleWriter(err);
    Failures failures = Failures.of(messages, new PrintWriter(err), arguments);
    int code;
    try {
      Keywright keywright = new Keywright(new Console(standardInput, interruption));
      code = execute(keywright, out, messages, failures, arguments);
    } catch (RuntimeException | Error fault) {
      // Uncaught, they would end the process with the code of faults that were found.
      code = failures.unexpected(fault);
    }
    new PrintWriter(out).flush();
    if (printed.loss().isPresent()) {
      code = failures.lost(printed.loss().get());
    }
    messages.flush();
    return code;
  }

  private static int execute(
      Keywright keywright,
      Writer out,
      PrintWriter messages,
      Failures failures,
      String... arguments) {
    for (String argument : arguments) {
      if (argument.indexOf(GARBLED) >= 0) {
        return failures.garbled(argument);
      }
    }
    // It warns of quotes in arguments, with the arguments as they are, and past our writers.
    CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
    CommandLine main = new CommandLine(keywright);
    Subcommands.addTo(main, arguments);
    return NumberConverters.addTo(main)
        .registerConverter(Path.class, new PathConverter())
        .setErr(messages)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures)
        .setExecutionStrategy(parsed -> execute(parsed, main, out))
        .execute(arguments);
  }

  // Keys may hold any character, whatever the terminal's locale says.
  private static Writer writer(OutputStream to) {
    return new OutputStreamWriter(to, StandardCharsets.UTF_8);
  }

  // Help has colours, so it is printed as it is; it holds nothing that comes from a key.
  private static int execute(ParseResult parsed, CommandLine main, Writer out) {
    main.setOut(new PrintWriter(out));
    Integer helped = CommandLine.executeHelpRequest(parsed);
    main.setOut(new VisibleWriter(out));
    return helped == null ? new RunLast().execute(parsed) : helped;
  }

  Console console() {
    return console;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "name a command: " + Subcommands.allShown());
  }
}
