package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** The tables that are printed. */
final class Report {
  private static final String ROW = "%-12s | %8s %8s %8s %5s | %8s %8s %8s %5s | %8s %8s%n";

  private final PrintStream out;

  Report(PrintStream out) {
    this.out = out;
  }

  void start(CompileTimeSettings settings) {
    out.println(
        settings.types()
            + " types of four properties for each processor; Java "
            + Runtime.version()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " processors; medians, all compilations in turns.");
    out.println(
        "plain: the sources with -proc:none. with: the same sources with the processor, all that"
            + " it writes compiled too.");
    out.println(
        "cost: with less plain, in one round. CPU: of all threads, those of the JVM included.");
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

  /** One line for each contender, then the first over each other. */
  void compare(String title, String memory, List<Series> measured) {
    head(title, memory);
    measured.forEach(series -> row(title(series), series));
    ratios("ratios", "time", "CPU");
    for (Series series : measured) {
      ratios(
          "with / plain, " + title(series),
          series.processed(Sample::millis) / series.plain(Sample::millis),
          series.processed(Sample::cpuMillis) / series.plain(Sample::cpuMillis));
    }
    Series ours = measured.get(0);
    for (Series peer : measured.subList(1, measured.size())) {
      ratios(
          "cost, " + title(ours) + " / " + title(peer),
          ours.cost(Sample::millis) / peer.cost(Sample::millis),
          ours.cost(Sample::cpuMillis) / peer.cost(Sample::cpuMillis));
    }
    for (Series peer : measured.subList(1, measured.size())) {
      ratios(
          "memory with, " + title(ours) + " / " + title(peer),
          twoDigits(ours.processed(Sample::megabytes) / peer.processed(Sample::megabytes)),
          "");
    }
  }

  /** One line for each of two sizes, then the second over the first. */
  void scale(String title, String memory, List<Series> measured) {
    head(title, memory);
    measured.forEach(series -> row(series.workload().types() + " types", series));
    Series few = measured.get(0);
    Series many = measured.get(1);
    ratios(many.workload().types() + " types / " + few.workload().types(), "time", "CPU");
    ratios(
        "plain",
        many.plain(Sample::millis) / few.plain(Sample::millis),
        many.plain(Sample::cpuMillis) / few.plain(Sample::cpuMillis));
    ratios(
        "with",
        many.processed(Sample::millis) / few.processed(Sample::millis),
        many.processed(Sample::cpuMillis) / few.processed(Sample::cpuMillis));
    ratios(
        "cost",
        many.cost(Sample::millis) / few.cost(Sample::millis),
        many.cost(Sample::cpuMillis) / few.cost(Sample::cpuMillis));
  }

  private void head(String title, String memory) {
    out.println();
    out.println(title + "; MB: " + memory);
    out.printf(
        Locale.ROOT,
        ROW,
        "",
        "plain ms",
        "with ms",
        "cost ms",
        "+-",
        "plain",
        "with",
        "cost CPU",
        "+-",
        "plain MB",
        "with MB");
  }

  private void row(String name, Series series) {
    out.printf(
        Locale.ROOT,
        ROW,
        name,
        rounded(series.plain(Sample::millis)),
        rounded(series.processed(Sample::millis)),
        rounded(series.cost(Sample::millis)),
        percent(series.spread(Sample::millis)),
        rounded(series.plain(Sample::cpuMillis)),
        rounded(series.processed(Sample::cpuMillis)),
        rounded(series.cost(Sample::cpuMillis)),
        percent(series.spread(Sample::cpuMillis)),
        rounded(series.plain(Sample::megabytes)),
        rounded(series.processed(Sample::megabytes)));
  }

  private void ratios(String name, double time, double cpu) {
    ratios(name, twoDigits(time), twoDigits(cpu));
  }

  private void ratios(String name, String time, String cpu) {
    out.printf(Locale.ROOT, "%-40s %8s %8s%n", name, time, cpu);
  }

  private static String title(Series series) {
    return series.workload().contender().title();
  }

  private static String rounded(double value) {
    return Long.toString(Math.round(value));
  }

  private static String percent(double value) {
    return rounded(value * 100) + "%";
  }

  private static String twoDigits(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
