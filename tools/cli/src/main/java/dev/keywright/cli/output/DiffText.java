package dev.keywright.cli.output;

import dev.keywright.description.key.Finding;
import dev.keywright.layout.evolution.Difference;
import dev.keywright.report.compare.Comparison;
import dev.keywright.report.compare.FigureChange;
import dev.keywright.report.compare.KeyChange;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The differences of two designs, as a terminal shows them. */
public final class DiffText {
  private DiffText() {}

  /** The same for JSON. */
  public record Output(boolean compatible, List<Key> keys) {
    /** The output for a comparison. */
    public static Output of(Comparison comparison) {
      return new Output(
          !comparison.losesRows(), comparison.changes().stream().map(Key::of).toList());
    }
  }

  /** What has become of one key. */
  private record Key(
      String name,
      String verdict,
      Optional<String> old,
      Optional<String> now,
      List<Difference> differences,
      List<FigureChange> figures,
      List<Finding> newFindings,
      List<Finding> goneFindings) {
    private static Key of(KeyChange change) {
      return new Key(
          change.key().name(),
          change.verdict(),
          change.old().map(it -> it.layout().toString()),
          change.now().map(it -> it.layout().toString()),
          change.differences(),
          change.figures(),
          change.newFindings(),
          change.goneFindings());
    }
  }

  /** Prints what has become of many keys. */
  public static void print(PrintWriter out, Comparison comparison) {
    out.println("Keys: " + comparison.summary());
    for (KeyChange change : comparison.real()) {
      out.println();
      out.println(change.key().title() + ": " + change.verdict());
      if (change.layouts().isEmpty()) {
        out.println(change.key().layout());
      } else if (!change.differences().isEmpty()) {
        print(out, change);
      }
      change.figures().forEach(it -> out.println(it.label() + ": " + it.old() + " -> " + it.now()));
      change.newFindings().forEach(it -> print(out, "new finding:   ", it));
      change.goneFindings().forEach(it -> print(out, "gone finding:  ", it));
    }
  }

  private static void print(PrintWriter out, String what, Finding finding) {
    String accepted = finding.acceptedBy().map(it -> ", accepted by " + it).orElse("");
    out.println(
        what + finding.check() + " " + finding.name() + ": " + finding.problem() + accepted);
  }

  /** Prints how the layout of one key has changed. */
  public static void print(PrintWriter out, KeyChange change) {
    if (change.differences().isEmpty()) {
      out.println("The layouts are the same.");
      return;
    }
    out.print(change.layouts().orElseThrow());
    out.println();
    for (Difference difference : change.differences()) {
      String verdict = difference.verdict();
      String loud = difference.keepsBytes() ? verdict : verdict.toUpperCase(Locale.ROOT);
      out.printf("%-12s %s%n", loud + ":", difference);
    }
  }
}
