package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.keys;
import static dev.keywright.cli.output.ReadableNumbers.percent;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.InferenceReport;
import dev.keywright.analysis.infer.RowKind;
import dev.keywright.analysis.infer.ScoredLayout;
import dev.keywright.analysis.infer.SeenValues;
import dev.keywright.analysis.infer.UnexplainedKey;
import dev.keywright.analysis.infer.fault.Fault;
import dev.keywright.analysis.source.StoreColumns;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.report.page.NumberText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Candidates as people read them. */
public record InferenceText(PrintWriter out, InferenceReport report, StoreColumns columns) {
  /** Prints the candidates, the best first. */
  public static void print(
      PrintWriter out, InputSummary input, InferenceReport report, StoreColumns columns) {
    InputText.print(out, input);
    new InferenceText(out, report, columns).print();
  }

  private void print() {
    if (report.keys() == 0) {
      out.println("No keys, so there is no layout to infer.");
      return;
    }
    out.println(
        "%s, and %s to infer from."
            .formatted(keys(report.keys()), NumberText.count(report.sampled(), "different one")));
    if (report.tooLong() > 0) {
      out.println("Left out, since they are too long: " + keys(report.tooLong()));
    }
    List<Candidate> candidates = report.candidates();
    if (candidates.isEmpty()) {
      out.println("No layout explains them.");
    }
    for (int i = 0; i < candidates.size(); i++) {
      out.println();
      print(i + 1, candidates.get(i));
    }
    report.own().ifPresent(this::print);
    if (candidates.stream().limit(1).anyMatch(it -> !it.isSure())) {
      out.println();
      out.println("Not sure: look at the doubts of the first layout before you rely on it.");
    }
  }

  private void print(int number, Candidate candidate) {
    out.println(number + ". Explains " + explained(candidate));
    printContents(candidate);
  }

  private void print(ScoredLayout own) {
    Candidate candidate = own.candidate();
    out.println();
    out.println("Your layout explains " + explained(candidate));
    report.candidates().stream()
        .limit(1)
        .map(first -> (candidate.bits() - first.bits()) / report.sampled())
        .forEach(more -> out.println("  " + difference(more)));
    if (!own.isInBits() && candidate.explained() > 0) {
      out.println(
          own.nearest().isEmpty()
              ? "  infer cannot count its bits; these are 8 for each byte of the keys."
              : "  infer cannot count its bits; these are the bits of the nearest layout:");
      own.nearest().forEach(layout -> out.println("  " + layout));
    }
    printContents(candidate);
  }

  private static String difference(double more) {
    String bits = String.format(Locale.ROOT, "%.2f bits a key", Math.abs(more));
    return Math.abs(more) < 0.005
        ? "As many bits as the first candidate."
        : more > 0 ? bits + " more than the first candidate." : bits + " less than the first.";
  }

  private String explained(Candidate candidate) {
    return String.format(
        Locale.ROOT,
        "%s of %s (%s), in %,.0f bits.",
        count(candidate.explained()),
        keys(report.sampled()),
        percent(candidate.share()),
        candidate.bits());
  }

  private void printContents(Candidate candidate) {
    for (int i = 0; i < candidate.kinds().size(); i++) {
      RowKind kind = candidate.kinds().get(i);
      print(kind, candidate.isFamily() ? "Kind %s, %s: ".formatted(i + 1, keys(kind.keys())) : "");
    }
    candidate.doubts().forEach(doubt -> out.println("  Unsure: " + doubt));
    candidate.faults().forEach(this::print);
    candidate.notes().forEach(note -> out.println("  Note: " + note));
    printUnexplained(candidate);
  }

  private void printUnexplained(Candidate candidate) {
    List<UnexplainedKey> shown = candidate.unexplained();
    if (shown.isEmpty()) {
      return;
    }
    long all = report.sampled() - candidate.explained();
    String first = all > shown.size() ? ", of which the first are" : "";
    out.println("  Not explained: " + keys(all) + first + ":");
    for (UnexplainedKey key : shown) {
      String line = key.file().isEmpty() ? "line " : key.file() + ", line ";
      out.println("    " + line + count(key.line()) + ": " + String.join("  ", key.columns()));
    }
  }

  private void print(RowKind kind, String title) {
    LayoutSignature layout = columns.in(LayoutSignature.parse(kind.signature()));
    out.println("  " + title + layout);
    TextTable parts = new TextTable("part", "distinct", "smallest", "largest");
    for (SeenValues part : kind.parts()) {
      parts.add(part.part(), count(part.distinct()), part.min(), part.max());
    }
    if (!parts.isEmpty()) {
      parts.print(out);
    }
  }

  private void print(Fault fault) {
    out.println("  Fault: " + fault.message());
    out.println("    " + String.join("  ", fault.first()));
    out.println("    " + String.join("  ", fault.second()));
  }
}
