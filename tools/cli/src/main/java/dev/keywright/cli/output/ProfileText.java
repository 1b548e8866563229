package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.bytes;
import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.keys;
import static dev.keywright.cli.output.ReadableNumbers.percent;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.profile.ArrivalReport;
import dev.keywright.analysis.profile.ContentReport;
import dev.keywright.analysis.profile.DuplicateReport;
import dev.keywright.analysis.profile.GrowthReport;
import dev.keywright.analysis.profile.PrefixSpread;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.profile.Regions;
import dev.keywright.analysis.profile.SizeReport;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.report.page.NumberText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A profile as people read it. */
public record ProfileText(PrintWriter out, ProfileReport report, boolean isArrival) {
  private static final int MOST_PREFIXES = 24;
  private static final int MOST_DUPLICATES = 5;

  /** With so few records the order is as good as random; a growing key makes nearly all records. */
  private static final double GROWING = 0.5;

  /**
   * Prints a profile.
   *
   * @param isArrival whether the input is known to be in the order of arrival
   */
  public static void print(
      PrintWriter out, InputSummary input, ProfileReport report, boolean isArrival) {
    InputText.print(out, input);
    if (input.columns().size() > 1) {
      out.println(
          "Keys of the columns %s, with '%s' between them."
              .formatted(String.join(", ", input.columns()), KeyText.BETWEEN_COLUMNS));
      out.println();
    }
    ProfileText text = new ProfileText(out, report, isArrival);
    text.print();
    if (report.keys() > 0 && !text.isOneKey() && !input.isTable()) {
      text.printArrival();
    }
  }

  private void print() {
    printSizes();
    if (report.keys() == 0) {
      return;
    }
    printDuplicates();
    if (!report.positions().isEmpty()) {
      out.println();
      out.println("Values at each position:");
      PositionRows.of(report.positions(), report.keys()).print(out);
    }
    if (isOneKey()) {
      out.println();
      out.println(
          report.keys() == 1
              ? "One key does not show how prefixes spread keys, where to split a table, or whether"
                  + " the key grows."
              : "All keys are the same, so they do not show how prefixes spread keys, where to"
                  + " split a table, or whether the key grows.");
      out.println("Give it two different keys or more.");
      return;
    }
    printPrefixes();
    printRegions();
  }

  private boolean isOneKey() {
    Estimate different = report.duplicates().distinct();
    return report.keys() == 1 || (different.isExact() && different.value() == 1);
  }

  private void printSizes() {
    SizeReport sizes = report.sizes();
    if (report.keys() == 0) {
      out.println("No keys.");
      return;
    }
    String most = bytes(sizes.largest());
    out.println(
        sizes.smallest() == sizes.largest()
            ? "%s, each of %s".formatted(keys(report.keys()), most)
            : String.format(
                Locale.ROOT,
                "%s of %d to %s (median %d, 99 %% up to %d, mean %.1f)",
                keys(report.keys()),
                sizes.smallest(),
                most,
                sizes.median(),
                sizes.percentile99(),
                sizes.mean()));
    out.println("Content: " + content(report.contents()));
  }

  private String content(ContentReport contents) {
    List<String> kinds = new ArrayList<>();
    addKind(kinds, contents.ascii(), "printable ASCII");
    addKind(kinds, contents.otherText(), "other text in UTF-8");
    addKind(kinds, contents.binary(), "bytes that are no text");
    return String.join(", ", kinds);
  }

  private void addKind(List<String> kinds, long keys, String kind) {
    if (keys == report.keys()) {
      kinds.add(kind);
    } else if (keys > 0) {
      kinds.add(percent(keys / (double) report.keys()) + " " + kind);
    }
  }

  private void printDuplicates() {
    DuplicateReport duplicates = report.duplicates();
    Estimate count = duplicates.duplicates();
    if (count.high() == 0) {
      out.println("Duplicates: none");
    } else if (count.low() == 0) {
      long most = Math.round(count.high());
      out.println(
          "Duplicates: none or few; at most %s %s another one"
              .formatted(keys(most), most == 1 ? "repeats" : "repeat"));
    } else {
      out.println(
          "Duplicates: %s of the keys %s another one; different keys: %s"
              .formatted(
                  count(count),
                  count.isExact() && count.value() == 1 ? "repeats" : "repeat",
                  count(duplicates.distinct())));
    }
    if (!duplicates.frequent().isEmpty()) {
      TextTable table = new TextTable("key", "occurs");
      duplicates.frequent().stream()
          .limit(MOST_DUPLICATES)
          .forEach(it -> table.add(it.key(), count(it.count())));
      table.print(out);
    }
  }

  private void printPrefixes() {
    out.println();
    out.println("How prefixes spread the keys:");
    TextTable table = new TextTable("length", "prefixes", "busiest", "its share", "entropy");
    report.tellingPrefixes().stream().limit(MOST_PREFIXES).forEach(it -> add(it, table));
    table.print(out);
  }

  private static void add(PrefixSpread spread, TextTable table) {
    String prefixes = spread.prefixes() == 0 ? "" : count(spread.prefixes());
    String share = percent(spread.share());
    table.add("" + spread.length(), prefixes, spread.busiest(), share, entropy(spread));
  }

  private static String entropy(PrefixSpread spread) {
    String bits = String.format(Locale.ROOT, "%.1f bits", spread.entropy().low());
    return spread.entropy().isExact() ? bits : "at least " + bits;
  }

  private void printRegions() {
    Regions regions = report.regions();
    out.println();
    int count = regions.splitPoints().size() + 1;
    out.println(
        count == regions.wanted()
            ? "Split points for %s of equal size:".formatted(NumberText.count(count, "region"))
            : "%s regions are asked for; single keys are so frequent that there can be %s:"
                .formatted(regions.wanted(), count));
    TextTable table = new TextTable("region", "from", "share of keys");
    for (int i = 0; i < count; i++) {
      table.add(
          "" + (i + 1),
          i == 0 ? "(the first key)" : regions.splitPoints().get(i - 1),
          percent(regions.shares().get(i)));
    }
    table.print(out);
    out.println(
        "  The busiest region is number %s, with %s of the keys."
            .formatted(regions.busiest() + 1, percent(regions.busiestShare())));
  }

  private void printGrowth(GrowthReport growth) {
    boolean isWhole = growth.prefixLength() == 0;
    String keys =
        isWhole ? "The keys" : "The keys within prefixes of " + bytes(growth.prefixLength());
    if (!growth.prefix().isEmpty()) {
      keys =
          "The keys that begin with %s (%s of all)"
              .formatted(growth.prefix(), percent(growth.shareOfKeys()));
    }
    String front =
        growth.front().length() == 0 ? "" : " by their first " + bytes(growth.front().length());
    out.println(
        "  %s %s%s: %s of them are at or %s all before them%s."
            .formatted(
                keys,
                growth.front().isDown() ? "count down" : "grow",
                front,
                percent(growth.front().share()),
                growth.front().isDown() ? "below" : "above",
                isWhole ? "" : " there"));
    String end = growth.front().isDown() ? "the beginning" : "the end";
    out.println(
        isWhole
            ? "  Writes go to " + end + " of the table."
            : "  Writes of one prefix all go to its end of the table.");
  }

  private void printArrival() {
    ArrivalReport arrival = report.arrival();
    out.println();
    if (arrival.isSorted() && !isArrival) {
      out.println(
          "The keys come in ascending order, as in a dump, so their order of arrival is unknown.");
      out.println("If this is the order of arrival, add --arrival.");
      return;
    }
    out.println(isArrival ? "In their order of arrival:" : "If they came in this order:");
    out.println(
        "  %s of the keys are larger than all before them, %s are smaller."
            .formatted(percent(arrival.largestSoFar()), percent(arrival.smallestSoFar())));
    if (arrival.largestSoFar().value() > GROWING) {
      out.println("  The key grows: writes go to the end of the table.");
    } else if (arrival.smallestSoFar().value() > GROWING) {
      out.println("  The key counts down: writes go to the beginning of the table.");
    } else {
      arrival.withinPrefixes().ifPresent(this::printGrowth);
    }
    out.println(
        "  Of the last %s, %s went to region %s."
            .formatted(
                keys(arrival.recentKeys()),
                percent(arrival.busiestShare()),
                arrival.busiest() + 1));
  }
}
