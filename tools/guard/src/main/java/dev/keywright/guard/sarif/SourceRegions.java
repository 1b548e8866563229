package dev.keywright.guard.sarif;

import dev.keywright.guard.sarif.SarifLog.Region;
import dev.keywright.guard.source.SourceLines;
import dev.keywright.guard.source.SourceSpan;
import dev.keywright.guard.source.SourceTree.Located;

/** Spans as regions. */
final class SourceRegions {
  private SourceRegions() {}

  /** The first line of a place: a pull request shows no region that has unchanged lines. */
  static Region inOneLine(Located place) {
    SourceLines lines = new SourceLines(place.file().text());
    return of(lines, lines.inOneLine(place.span()));
  }

  /** A whole span. */
  static Region of(SourceLines lines, SourceSpan span) {
    return new Region(
        lines.line(span.start()),
        lines.column(span.start()),
        lines.line(span.end()),
        lines.column(span.end()));
  }
}
