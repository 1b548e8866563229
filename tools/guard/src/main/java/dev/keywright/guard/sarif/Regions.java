package dev.keywright.guard.sarif;

import dev.keywright.guard.sarif.SarifLog.Region;
import dev.keywright.guard.source.SourceLines;
import dev.keywright.guard.source.SourceTree.Located;
import dev.keywright.guard.source.Span;

/** Spans as regions. */
final class Regions {
  private Regions() {}

  /** The first line of a place: a pull request shows no region that has unchanged lines. */
  static Region inOneLine(Located place) {
    SourceLines lines = new SourceLines(place.file().text());
    return of(lines, lines.inOneLine(place.span()));
  }

  /** A whole span. */
  static Region of(SourceLines lines, Span span) {
    return new Region(
        lines.line(span.start()),
        lines.column(span.start()),
        lines.line(span.end()),
        lines.column(span.end()));
  }
}
