package dev.keywright.conformance;

import java.util.Locale;

/** What one engine made of all cases of the suite: its line in the table of all engines. */
record EngineTotal(
    String engine, int cases, int answers, int pages, long compared, int refused, int mismatches) {
  static final String HEADER =
      String.format(
          Locale.ROOT,
          "%5s %8s %8s %12s %8s %10s  %s%n",
          "cases",
          "answers",
          "pages",
          "compared",
          "refused",
          "mismatches",
          "engine");

  /** The sums of a report; a case that the store cannot hold is not counted. */
  static EngineTotal of(EngineReport report) {
    return new EngineTotal(
        report.engine(),
        (int) report.outcomes().stream().filter(Outcome::isHeld).count(),
        report.outcomes().stream().mapToInt(Outcome::answers).sum(),
        report.outcomes().stream().mapToInt(Outcome::pages).sum(),
        report.outcomes().stream().mapToLong(Outcome::compared).sum(),
        report.outcomes().stream().mapToInt(it -> it.refused().size()).sum(),
        report.outcomes().stream().mapToInt(it -> it.mismatches().size()).sum());
  }

  /** What {@link #stored} wrote. */
  static EngineTotal parse(String line) {
    String[] values = line.split("\t", -1);
    return new EngineTotal(
        values[6],
        Integer.parseInt(values[0]),
        Integer.parseInt(values[1]),
        Integer.parseInt(values[2]),
        Long.parseLong(values[3]),
        Integer.parseInt(values[4]),
        Integer.parseInt(values[5]));
  }

  /** All values on a line, with tabs between them. */
  String stored() {
    return cases
        + "\t"
        + answers
        + "\t"
        + pages
        + "\t"
        + compared
        + "\t"
        + refused
        + "\t"
        + mismatches
        + "\t"
        + engine;
  }

  /** The line for people. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%5d %,8d %,8d %,12d %,8d %,10d  %s%n",
        cases,
        answers,
        pages,
        compared,
        refused,
        mismatches,
        engine);
  }
}
