package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.rows;

import dev.keywright.rekey.plan.Plan;
import dev.keywright.rekey.state.RekeyStatus;
import dev.keywright.rekey.work.Verifier;
import dev.keywright.report.page.NumberText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** What the steps of a re-keying print. */
public final class RekeyText {
  private static final int SHOWN = 20;

  private RekeyText() {}

  /** A dry run. */
  public static void print(PrintWriter out, Plan plan) {
    Plan.Effort effort = plan.effort();
    out.printf(Locale.ROOT, "Rows: %,d%n", effort.rows());
    String dollars =
        effort.dollars() > 0 ? String.format(Locale.ROOT, "; about $%,.2f", effort.dollars()) : "";
    String reads = NumberText.count(effort.reads(), "read");
    String writes = NumberText.count(effort.writes(), "write");
    out.println("Backfill and verification: " + reads + ", " + writes + dollars);
    out.printf(
        Locale.ROOT,
        "Time: %,d s to copy the rows, and %,d s of waiting for leases%n",
        effort.times().copySeconds(),
        effort.times().waitSeconds());
    out.printf(
        Locale.ROOT, "Each row of the new table keeps the old key and %d bytes%n", Plan.OWN_BYTES);
    if (!plan.changeable().isEmpty()) {
      out.println("Updates can change: " + String.join(", ", plan.changeable()));
    }
    list(out, "This store can promise:", plan.promises());
    list(out, "Know before you begin:", plan.limits());
    list(out, "It must not begin:", plan.refusals());
  }

  private static void list(PrintWriter out, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println();
      out.println(title);
      lines.forEach(it -> out.println("  " + it));
    }
  }

  /** Where it stands. */
  public static void print(PrintWriter out, RekeyStatus standing) {
    out.printf(
        Locale.ROOT,
        "%s: %s, and the application reads the %s table%n",
        standing.state(),
        written(standing),
        standing.state().read().name().toLowerCase(Locale.ROOT));
    if (!standing.isSettled()) {
      out.println("Clients may still be in the state before; the next step waits for them.");
    }
  }

  private static String written(RekeyStatus standing) {
    return switch (standing.state().writes()) {
      case OLD -> "writes go to the old table";
      case OLD_AND_DELETES -> "writes go to the old table, deletes to both";
      case BOTH -> "writes go to both tables";
      case NONE -> "writes wait";
      case NEW -> "writes go to the new table";
    };
  }

  /** Whether the tables agree. */
  public static void print(PrintWriter out, Verifier.Result result) {
    out.println(
        "%s of the old table %s into the new one, which has %s"
            .formatted(
                rows(result.oldRows()),
                result.oldRows() == 1 ? "belongs" : "belong",
                count(result.newRows())));
    if (result.leftOut() > 0) {
      out.println("Not compared, because they expire soon: " + rows(result.leftOut()));
    }
    if (result.differences().isEmpty()) {
      out.println("The tables agree.");
      return;
    }
    out.println("Different: " + rows(result.differences().size()));
    result.differences().stream().limit(SHOWN).forEach(it -> out.println("  " + it));
  }
}
