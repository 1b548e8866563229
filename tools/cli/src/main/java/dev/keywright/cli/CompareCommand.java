package dev.keywright.cli;

import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.JsonOutput;
import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what becomes of stored rows when one layout takes the place of another. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Tell what becomes of stored rows when one layout takes the place of another.",
      "Exits with 1 if rows would be lost or read wrongly."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright compare @old.txt @new.txt",
      "  keywright compare app-1.jar!shop.OrderKey app-2.jar!shop.OrderKey"
    })
final class CompareCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      converter = LayoutArgument.Converter.class,
      description = "The layout of rows that exist. " + LayoutArgument.FORMS)
  private @Nullable LayoutArgument old;

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      converter = LayoutArgument.Converter.class,
      description = "The layout that shall take its place.")
  private @Nullable LayoutArgument now;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  CompareCommand() {}

  private record Output(String old, String now, boolean compatible, List<Difference> differences) {}

  @Override
  public Integer call() {
    LayoutChange change =
        new LayoutChange(
            LayoutOption.only(spec, old).signature(), LayoutOption.only(spec, now).signature());
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      JsonOutput.print(
          out,
          new Output(
              change.old().toString(),
              change.now().toString(),
              change.isCompatible(),
              change.differences()));
    } else {
      print(out, change);
    }
    return change.isCompatible() ? ExitCode.SOUND : ExitCode.FAULTS;
  }

  private static void print(PrintWriter out, LayoutChange change) {
    List<Difference> differences = change.differences();
    if (differences.isEmpty()) {
      out.println("The layouts are the same.");
      return;
    }
    out.print(change);
    out.println();
    for (Difference difference : differences) {
      out.println((difference.compatible() ? "keeps rows:  " : "LOSES ROWS:  ") + difference);
    }
  }
}
