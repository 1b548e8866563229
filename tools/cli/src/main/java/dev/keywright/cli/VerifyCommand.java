package dev.keywright.cli;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.analysis.verify.Verification;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.cli.input.InputOptions;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.cli.input.Pieces;
import dev.keywright.cli.input.ThreadOption;
import dev.keywright.cli.layout.FunctionOption;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.layout.OtherIndexes;
import dev.keywright.cli.output.RejectFile;
import dev.keywright.cli.output.VerificationText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells whether keys are what their layout says. */
@Command(
    name = "verify",
    description = {
      "Check whether keys match their layout.",
      "Decodes every key; groups malformed ones by reason; counts the values of each part; names"
          + " what the layout allows and no key uses. Exits with 1 if a key is malformed, can be"
          + " read by two layouts, or is out of order, or if a line holds no key."
    },
    footer = {
      "  keywright verify --layout \"TEXT separator=',' | pk: id int pad=6\" keys.txt",
      "  keywright verify --layout app.jar!shop.ItemKey --column PK --column SK x.json",
      "  keywright verify --layout @layout.txt --dump --encoding hbase scan.txt",
      "  keywright verify --layout @layout.txt --rejects malformed.tsv keys.txt",
      "  keywright verify --layout app.jar!shop.EventKey --store hbase --table events"
    })
final class VerifyCommand extends ShellCommand {
  @Mixin private InputOptions input;

  @Option(
      names = "--layout",
      required = true,
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description = LayoutArgument.FORMS + " Several, if the table holds several kinds of rows.")
  private List<LayoutArgument> layouts;

  @Mixin private FunctionOption functions;

  @Option(
      names = "--dump",
      description =
          "The keys come in the order of their store: report keys that are below the one before.")
  private boolean isDump;

  @Option(
      names = "--rejects",
      paramLabel = "FILE",
      description =
          "Write all malformed keys into a file, with their lines and reasons, and the name of the"
              + " input if there are several. They come in the order of the input, so one thread"
              + " does all the work.")
  private @Nullable Path rejects;

  @Mixin private ThreadOption threads;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private record Output(
      InputSummary input, VerificationReport verification, List<String> otherIndexes) {}

  @Override
  public Integer call() throws IOException {
    if (rejects != null) {
      input.requireOther("--rejects", rejects);
    }
    List<NamedLayout> named = functions.addTo(LayoutArgument.all(layouts));
    List<String> indexes = OtherIndexes.of(layouts);
    InputSummary read;
    VerificationReport report;
    try (RejectFile rejected = RejectFile.of(rejects);
        Pieces<Verification> pieces =
            new Pieces<>(
                rejects == null ? threads.count() : 1,
                (whole, before) -> Verification.of(named, rejected))) {
      List<String> signatures =
          named.stream().map(layout -> layout.signature().toString()).toList();
      read = input.read(console(), rejected.from(pieces), signatures);
      report = pieces.result().report();
      rejected.finish();
    }
    print(
        isJson,
        new Output(read, report, indexes),
        out -> {
          VerificationText.print(out, read, report, isDump);
          VerificationText.printOtherIndexes(out, indexes);
        });
    boolean isSound = report.isSound() && read.broken().lines() == 0;
    boolean isInOrder = !isDump || report.order().descents() == 0;
    return isSound && isInOrder ? ExitCode.SOUND : ExitCode.FAULTS;
  }
}
