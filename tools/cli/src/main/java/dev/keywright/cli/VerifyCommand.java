package dev.keywright.cli;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.analysis.verify.Verification;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.cli.input.InputOptions;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.cli.input.Pieces;
import dev.keywright.cli.input.ThreadOption;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.JsonOutput;
import dev.keywright.cli.output.VerificationText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Tells whether keys are what their layout says. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Tell whether keys are what their layout says.",
      "Decodes every key; groups malformed ones by reason; counts the values of each part; names"
          + " what the layout allows and no key uses. Exits with 1 if a key is malformed, can be read"
          + " by two layouts, or is out of order, or if a line holds no key."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright verify --layout \"TEXT separator=',' | pk: id int pad=6\" keys.txt",
      "  keywright verify --layout app.jar!shop.ItemKey --column PK --column SK x.json",
      "  keywright verify --layout @layout.txt --dump --encoding hbase scan.txt",
      "  keywright verify --layout app.jar!shop.EventKey --store hbase --table events"
    })
final class VerifyCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @ParentCommand
  private Keywright keywright;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Mixin
  private InputOptions input;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Option(
      names = "--layout",
      required = true,
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description = LayoutArgument.FORMS + " Several, if the table holds several kinds of rows.")
  private List<LayoutArgument> layouts;

  @Option(
      names = "--dump",
      description =
          "The keys come in the order of their store: report keys that are below the one before.")
  private boolean isDump;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Mixin
  private ThreadOption threads;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  VerifyCommand() {}

  private record Output(InputSummary input, VerificationReport verification) {}

  @Override
  public Integer call() throws IOException {
    List<NamedLayout> named = LayoutArgument.all(layouts);
    InputSummary read;
    VerificationReport report;
    try (Pieces<Verification> pieces =
        new Pieces<>(
            threads.count(),
            () -> Verification.of(named),
            Verification::add,
            Verification::merge)) {
      read =
          input.read(
              keywright.standardInput(),
              keywright.interruption(),
              pieces,
              named.stream().map(layout -> layout.signature().toString()).toList());
      report = pieces.result().report();
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      JsonOutput.print(out, new Output(read, report));
    } else {
      VerificationText.print(out, read, report, isDump);
    }
    boolean isSound = report.isSound() && read.broken().lines() == 0;
    boolean isInOrder = !isDump || report.order().descents() == 0;
    return isSound && isInOrder ? ExitCode.SOUND : ExitCode.FAULTS;
  }
}
