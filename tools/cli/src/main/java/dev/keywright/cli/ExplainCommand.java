package dev.keywright.cli;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.KeyEncoding;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.layout.FunctionOption;
import dev.keywright.cli.layout.GivenColumns;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.inspection.Inspection;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the parts of one key. */
@Command(
    name = "explain",
    description = {
      "Show the parts of one key.",
      "The key may be malformed, or only the beginning of one, such as a split"
          + " point. With a family, the member that owns the key shows its parts. Exits"
          + " with 1 if the key is malformed."
    },
    footer = {
      "  keywright explain --layout \"TEXT separator=',' | pk: id int pad=6\" 000054",
      "  keywright explain --layout app.jar!shop.OrderKey 'USER#u1' 'ORDER#7'",
      "  keywright explain --layout @layout.txt 't\\x80\\x00\\x00\\x01_r'"
    })
final class ExplainCommand extends ShellCommand {
  @Option(
      names = "--layout",
      required = true,
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description = LayoutArgument.FORMS)
  private LayoutArgument layout;

  @Option(
      names = "--encoding",
      paramLabel = "ENCODING",
      description =
          "How the key is written: ${COMPLETION-CANDIDATES}. Default: TEXT for a layout in TEXT,"
              + " HBASE for one in BINARY.")
  private @Nullable KeyEncoding encoding;

  @Mixin private FunctionOption functions;

  @Parameters(
      paramLabel = "COLUMN",
      arity = "1..*",
      description = "The columns of the key, in their order; the last ones may be missing.")
  private List<String> columns;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private record Output(
      String key,
      String layout,
      boolean complete,
      boolean malformed,
      List<OutputItem> items,
      List<String> alsoReadBy) {}

  private record OutputItem(
      String column,
      String kind,
      String name,
      String type,
      int position,
      String stored,
      @Nullable String value,
      String outcome,
      String remark) {}

  /** What one layout says of the key. */
  private record Reading(NamedLayout layout, Inspection inspection) {
    boolean isWhole() {
      return inspection.isComplete();
    }

    /** Whole keys first, then beginnings, then the layout that reads most of the key. */
    private static final Comparator<Reading> BEST =
        Comparator.comparing(Reading::isWhole)
            .thenComparing((Reading it) -> !it.inspection.isMalformed())
            .thenComparing(Reading::wholeItems);

    private long wholeItems() {
      return inspection.items().stream().takeWhile(it -> it.outcome() == Outcome.WHOLE).count();
    }
  }

  @Override
  public Integer call() throws UnreadableInputException {
    List<Reading> readings = readings();
    Reading best = readings.stream().reduce((a, b) -> Reading.BEST.compare(b, a) > 0 ? b : a).get();
    List<String> others =
        readings.stream()
            .filter(it -> !it.equals(best) && best.isWhole() && it.isWhole())
            .map(it -> it.layout.name())
            .toList();
    Inspection inspection = best.inspection;
    List<OutputItem> items = inspection.items().stream().map(ExplainCommand::shown).toList();
    Output output =
        new Output(
            best.layout.name(),
            best.layout.signature().toString(),
            inspection.isComplete(),
            inspection.isMalformed(),
            items,
            others);
    print(isJson, output, out -> print(out, best, others));
    return inspection.isMalformed() ? ExitCode.FAULTS : ExitCode.SOUND;
  }

  private void print(PrintWriter out, Reading best, List<String> others) {
    if (layout.layouts().size() > 1) {
      out.println(best.layout.name() + ", " + best.layout.signature());
    }
    out.print(best.inspection);
    if (!others.isEmpty()) {
      out.println("also read by " + String.join(", ", others));
    }
  }

  private List<Reading> readings() throws UnreadableInputException {
    List<Reading> readings = new ArrayList<>();
    IllegalArgumentException wrong = null;
    for (NamedLayout each : functions.addTo(layout.layouts())) {
      try {
        Object[] contents = GivenColumns.contents(columns, each.codec(), encoding);
        readings.add(new Reading(each, each.inspector().inspect(contents)));
      } catch (IllegalArgumentException refused) {
        // Members of a family may have other columns.
        wrong = refused;
      }
    }
    if (wrong != null && readings.isEmpty()) {
      throw wrong(String.valueOf(wrong.getMessage()));
    }
    return readings;
  }

  private static OutputItem shown(InspectedItem item) {
    return new OutputItem(
        item.column(),
        item.kind().name(),
        item.name(),
        item.type(),
        item.position(),
        item.raw(),
        item.value()
            .map(it -> it instanceof byte[] b ? KeyText.shown(b) : it.toString())
            .orElse(null),
        item.outcome().name(),
        item.remark());
  }
}
