package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** The tables that are printed. */
final class Report {
  private static final String ROW = "%-12s %10s %10s %10s %8s %12s %10s %10s%n";

  private final PrintStream out;

  Report(PrintStream out) {
    this.out = out;
  }

  void start(Settings settings) {
    out.println(
        settings.types()
            + " types of four properties for each processor; Java "
            + Runtime.version()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " processors; medians, all compilations in turns.");
    out.println("cost: with the processor, less the same sources with -proc:none, in one round.");
  }

  /** Says how much a compilation that has just ended was asked to write. */
  void generated(Workload workload) throws IOException {
    out.println(
        workload.contender().title()
            + " writes "
            + Folders.lines(workload.generated()) / workload.types()
            + " lines for a type, compiled to "
            + Folders.bytes(workload.classes()) / workload.types()
            + " bytes of classes, those of the type included.");
  }

  /** One line for each contender, then the cost of the first over that of each other. */
  void compare(String title, String memory, List<Series> measured) {
    head(title, memory);
    measured.forEach(series -> row(title(series), series));
    Series ours = measured.get(0);
    for (Series peer : measured.subList(1, measured.size())) {
      String both = title(ours) + " / " + title(peer);
      ratio("cost, " + both, ours.costMillis() / peer.costMillis());
      ratio("memory, " + both, ours.processedMegabytes() / peer.processedMegabytes());
    }
  }

  /** One line for each of two sizes, then the second over the first. */
  void scale(String title, String memory, List<Series> measured) {
    head(title, memory);
    measured.forEach(series -> row(series.workload().types() + " types", series));
    Series few = measured.get(0);
    Series many = measured.get(1);
    String sizes = many.workload().types() + " types / " + few.workload().types() + " types";
    ratio("without processor, " + sizes, many.plainMillis() / few.plainMillis());
    ratio("with processor, " + sizes, many.processedMillis() / few.processedMillis());
    ratio("cost, " + sizes, many.costMillis() / few.costMillis());
  }

  private void head(String title, String memory) {
    out.println();
    out.println(title);
    out.printf(
        Locale.ROOT,
        ROW,
        "",
        "plain ms",
        "with ms",
        "cost ms",
        "+-",
        "with/plain",
        "plain MB",
        "with MB");
    out.println("(MB: " + memory + ")");
  }

  private static String title(Series series) {
    return series.workload().contender().title();
  }

  private void row(String name, Series series) {
    out.printf(
        Locale.ROOT,
        ROW,
        name,
        rounded(series.plainMillis()),
        rounded(series.processedMillis()),
        rounded(series.costMillis()),
        rounded(series.spread() * 100) + "%",
        twoDigits(series.processedMillis() / series.plainMillis()),
        rounded(series.plainMegabytes()),
        rounded(series.processedMegabytes()));
  }

  private void ratio(String name, double value) {
    out.printf(Locale.ROOT, "%-60s %6s%n", name, twoDigits(value));
  }

  private static String rounded(double value) {
    return Long.toString(Math.round(value));
  }

  private static String twoDigits(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
