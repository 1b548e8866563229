package dev.keywright.cli.output;

import dev.keywright.analysis.verify.BucketReport;
import dev.keywright.analysis.verify.Example;
import dev.keywright.analysis.verify.LayoutReport;
import dev.keywright.analysis.verify.Misordered;
import dev.keywright.analysis.verify.OrderReport;
import dev.keywright.analysis.verify.OrderReport.Descent;
import dev.keywright.analysis.verify.ReasonReport;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.cli.input.InputSummary;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;

/** A verification as people read it: faults first. */
public final class VerificationText {
  private final PrintWriter out;
  private final VerificationReport report;

  private VerificationText(PrintWriter out, VerificationReport report) {
    this.out = out;
    this.report = report;
  }

  /**
   * Prints a verification.
   *
   * @param isDump whether the input comes in the order of its store
   */
  public static void print(
      PrintWriter out, InputSummary input, VerificationReport report, boolean isDump) {
    InputText.print(out, input);
    VerificationText text = new VerificationText(out, report);
    text.printSummary();
    text.printReasons("Malformed", report.reasons());
    text.printReasons("Ambiguous", report.ambiguous());
    text.printOrder(isDump);
    report.layouts().forEach(text::printLayout);
  }

  private void printSummary() {
    if (report.keys() == 0) {
      out.println("No keys, so nothing was verified.");
      return;
    }
    long sound = report.keys() - report.malformed();
    String read = ReadableNumbers.count(sound) + " of " + ReadableNumbers.keys(report.keys());
    out.println(
        report.malformed() == 0
            ? "All " + ReadableNumbers.keys(report.keys()) + " can be read."
            : read
                + " can be read; "
                + ReadableNumbers.count(report.malformed())
                + " are malformed.");
  }

  private void printReasons(String title, List<ReasonReport> reasons) {
    for (ReasonReport reason : reasons) {
      out.println();
      out.println(
          title
              + ": "
              + ReadableNumbers.keys(reason.keys())
              + ": "
              + reason.part()
              + ": "
              + reason.reason());
      reason.examples().forEach(this::printExample);
    }
  }

  private void printExample(Example example) {
    out.println("  " + shown(example));
  }

  private static String shown(Example example) {
    return "line " + ReadableNumbers.count(example.number()) + ": " + example.key();
  }

  private void printOrder(boolean isDump) {
    OrderReport order = report.order();
    for (Misordered misordered : order.examples()) {
      out.println();
      out.println(
          "Out of order: "
              + misordered.part()
              + " "
              + misordered.firstValue()
              + " comes before "
              + misordered.secondValue());
      printExample(misordered.first());
      printExample(misordered.second());
    }
    if (order.descents() > 0 && isDump) {
      out.println();
      out.println(
          "Another order: "
              + ReadableNumbers.keys(order.descents())
              + " come after a key that is larger. This store does not sort by bytes, or this is no"
              + " dump in its order:");
      for (Descent descent : order.firstDescents()) {
        printExample(descent.key());
        out.println("    " + shown(descent.next()));
      }
    }
    if (order.duplicates() > 0) {
      out.println();
      out.println(
          "Duplicates: " + ReadableNumbers.keys(order.duplicates()) + " equal to the one before.");
    }
  }

  private void printLayout(LayoutReport layout) {
    out.println();
    out.println("Keys of " + layout.name() + ": " + ReadableNumbers.count(layout.keys()));
    out.println("  " + layout.layout());
    if (layout.keys() == 0) {
      return;
    }
    TextTable parts =
        new TextTable("part", "distinct", "smallest", "largest", "busiest", "its share");
    layout
        .parts()
        .forEach(
            it ->
                parts.add(
                    it.part(),
                    ReadableNumbers.count(it.distinct()),
                    it.smallest(),
                    it.largest(),
                    it.busiest(),
                    ReadableNumbers.percent(it.busiestShare())));
    parts.print(out);
    layout.buckets().ifPresent(it -> printBuckets(it, layout.keys()));
    if (!layout.unused().isEmpty()) {
      out.println("  Allowed, but never used:");
      layout
          .unused()
          .forEach(
              it ->
                  out.println(
                      "    "
                          + it.part()
                          + " "
                          + it.fact()
                          + ": declared "
                          + it.declared()
                          + ", seen "
                          + it.seen()));
    }
  }

  private void printBuckets(BucketReport buckets, long keys) {
    long most = Collections.max(buckets.keys());
    out.println(
        "  Buckets: the busiest is "
            + buckets.busiest()
            + ", with "
            + ReadableNumbers.percent(most / (double) keys)
            + " of the keys; without keys: "
            + buckets.empty()
            + " of "
            + buckets.keys().size()
            + (buckets.remark().isEmpty() ? "" : "; " + buckets.remark()));
  }
}
