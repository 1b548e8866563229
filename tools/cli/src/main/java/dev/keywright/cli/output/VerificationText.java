package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.keys;
import static dev.keywright.cli.output.ReadableNumbers.percent;

import dev.keywright.analysis.verify.BucketReport;
import dev.keywright.analysis.verify.Example;
import dev.keywright.analysis.verify.FactReport;
import dev.keywright.analysis.verify.LayoutReport;
import dev.keywright.analysis.verify.Misordered;
import dev.keywright.analysis.verify.OrderReport;
import dev.keywright.analysis.verify.OrderReport.Descent;
import dev.keywright.analysis.verify.PartReport;
import dev.keywright.analysis.verify.ReasonReport;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.cli.input.InputSummary;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;

/** A verification as people read it: faults first. */
public record VerificationText(PrintWriter out, VerificationReport report) {
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

  /** Prints which other indexes the table has. */
  public static void printOtherIndexes(PrintWriter out, List<String> indexes) {
    if (!indexes.isEmpty()) {
      out.println();
      out.println("Indexes that were not read: " + String.join(", ", indexes));
    }
  }

  private void printSummary() {
    if (report.keys() == 0) {
      out.println("No keys, so nothing was verified.");
      return;
    }
    long sound = report.keys() - report.malformed();
    String all = keys(report.keys());
    out.println(
        report.malformed() == 0
            ? (report.keys() == 1
                ? "The only key can be read."
                : "All %s can be read.".formatted(all))
            : "%s of %s can be read; %s %s malformed."
                .formatted(
                    count(sound),
                    all,
                    count(report.malformed()),
                    report.malformed() == 1 ? "is" : "are"));
  }

  private void printReasons(String title, List<ReasonReport> reasons) {
    for (ReasonReport reason : reasons) {
      out.println();
      out.println(
          "%s: %s: %s: %s".formatted(title, keys(reason.keys()), reason.part(), reason.reason()));
      reason.examples().forEach(this::printExample);
    }
  }

  private void printExample(Example example) {
    out.println("  " + shown(example));
  }

  private static String shown(Example example) {
    return "line " + count(example.number()) + ": " + example.key();
  }

  private void printOrder(boolean isDump) {
    OrderReport order = report.order();
    for (Misordered misordered : order.examples()) {
      out.println();
      out.println(
          "Out of order: %s %s comes before %s"
              .formatted(misordered.part(), misordered.firstValue(), misordered.secondValue()));
      printExample(misordered.first());
      printExample(misordered.second());
    }
    if (order.descents() > 0 && isDump) {
      out.println();
      out.println(
          ("Another order: %s %s after a key that is larger. This store does not sort by bytes,"
                  + " or this is no dump in its order:")
              .formatted(keys(order.descents()), order.descents() == 1 ? "comes" : "come"));
      for (Descent descent : order.firstDescents()) {
        printExample(descent.key());
        out.println("    " + shown(descent.next()));
      }
    }
    if (order.duplicates() > 0) {
      out.println();
      out.println("Duplicates: " + keys(order.duplicates()) + " equal to the one before.");
    }
  }

  private void printLayout(LayoutReport layout) {
    out.println();
    out.println("Keys of " + layout.name() + ": " + count(layout.keys()));
    out.println("  " + layout.layout());
    if (layout.keys() == 0) {
      return;
    }
    TextTable parts =
        new TextTable("part", "distinct", "smallest", "largest", "busiest", "its share");
    for (PartReport it : layout.parts()) {
      String share = percent(it.busiestShare());
      parts.add(it.part(), count(it.distinct()), it.smallest(), it.largest(), it.busiest(), share);
    }
    parts.print(out);
    layout.buckets().ifPresent(it -> printBuckets(it, layout.keys()));
    if (!layout.unused().isEmpty()) {
      out.println("  Allowed, but never used:");
      for (FactReport it : layout.unused()) {
        out.println(
            "    %s %s: declared %s, seen %s"
                .formatted(it.part(), it.fact(), it.declared(), it.seen()));
      }
    }
  }

  private void printBuckets(BucketReport buckets, long keys) {
    long most = Collections.max(buckets.keys());
    out.println(
        "  Buckets: the busiest is %s, with %s of the keys; without keys: %s of %s%s"
            .formatted(
                buckets.busiest(),
                percent(most / (double) keys),
                buckets.empty(),
                buckets.keys().size(),
                buckets.remark().isEmpty() ? "" : "; " + buckets.remark()));
  }
}
