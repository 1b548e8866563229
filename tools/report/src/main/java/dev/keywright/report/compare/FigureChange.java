package dev.keywright.report.compare;

/** A figure that two designs do not share; {@code "-"} is where one of them has none. */
public record FigureChange(String label, String old, String now) {
  static final String NONE = "-";
}
