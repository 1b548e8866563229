package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;

/** A tuple of FoundationDB has one element for each value, and one order of elements. */
final class TupleNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!layout.format().hasVariants()) {
      layout
          .parts()
          .filter(part -> layout.hasForm(part) && !part.declaration().nativeType())
          .forEach(part -> check(layout, part, findings));
    }
  }

  private static void check(Layout layout, Part part, Findings findings) {
    Edits edits = Edits.of(layout);
    SourceSpot spot = part.spot();
    String name = part.name();
    if (part.encoding().descending()) {
      String problem =
          "direction = DESC is not possible in FDB_TUPLE: the tuples of FoundationDB have no"
              + " descending elements. Read the range of "
              + name
              + " backward instead";
      report(findings, spot, "direction", problem, Fix.of(edits.leave(part, "direction")));
    }
    if (part.encoding().reversed()) {
      String problem =
          "reversed is not possible in FDB_TUPLE: Tuple.pack writes " + name + " as it is";
      report(findings, spot, "reversed", problem, Fix.of(edits.leave(part, "reversed")));
    }
    if (part.hash().isPresent()) {
      String problem =
          "hashPrefix is not possible in FDB_TUPLE: a hash in front of "
              + name
              + " is no element of a tuple. @Bucket writes an element that spreads rows";
      report(findings, spot, "hashPrefix", problem, Fix.of(edits.leave(part, "hashPrefix")));
    }
    if (part.encoding().number().isPresent()) {
      report(
          findings,
          part.declaration().number().map(it -> it.reportedAt(spot)).orElse(spot),
          "",
          "FDB_TUPLE writes "
              + name
              + " as an integer of the tuple, so "
              + part.declaration().number().map(Beside::origin).orElse("@EncodedNumber")
              + " has no effect",
          Fix.of(edits.removeNumber(part)));
    }
    if (part.encoding().text().isPresent()) {
      report(
          findings,
          part.declaration().text().map(it -> it.reportedAt(spot)).orElse(spot),
          "",
          "FDB_TUPLE writes "
              + name
              + " as a "
              + (part.is(Kind.BYTES) ? "byte string" : "text")
              + " of the tuple, which has an end of its own, so "
              + part.declaration().text().map(Beside::origin).orElse("@EncodedText")
              + " has no effect",
          Fix.of(edits.removeText(part)));
    }
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, Fix fix) {
    findings.error(CheckId.KW006, spot, attribute, problem, fix);
  }
}
