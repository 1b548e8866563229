package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.witness.BinaryForm;
import dev.keywright.processor.check.witness.NumberRange;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.check.witness.TypedAttribute;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;

/** What is written must mean something: an attribute without effect was meant to have one. */
final class AttributeNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .parts()
        .filter(part -> layout.hasForm(part))
        .forEach(part -> check(layout, part, findings));
    layout.columns().stream()
        .filter(column -> column.template().isPresent())
        .forEach(column -> checkTemplate(layout, column, findings));
  }

  /** A part stands where its template names it, in the column that this shows. */
  private static void checkTemplate(Layout layout, Column column, Findings findings) {
    Edits edits = Edits.of(layout);
    for (Part part : layout.ownParts(column)) {
      if (part.declaration().written().contains("order")) {
        findings.error(
            CheckId.KW006,
            part.spot(),
            "order",
            "order counts parts that no template names, and "
                + part.name()
                + " is where @"
                + annotation(column)
                + " names it",
            Fix.of(edits.leave(part, "order")));
      }
      String named = part.declaration().column();
      boolean isOther =
          !named.isEmpty()
              && layout.columns().stream()
                  .noneMatch(it -> it.name().equals(named) && it.parts().contains(part));
      if (isOther) {
        findings.error(
            CheckId.KW006,
            part.spot(),
            "column",
            part.name()
                + " is in column "
                + column.name()
                + ", as @"
                + annotation(column)
                + " says, and not in "
                + ShownValue.of(named),
            Fix.of(edits.leave(part, "column")));
      }
    }
  }

  private static String annotation(Column column) {
    return column.template().map(ColumnTemplate::annotation).orElse("");
  }

  private static void check(Layout layout, Part part, Findings findings) {
    for (TypedAttribute attribute : TypedAttribute.OF_DOMAIN) {
      if (attribute.isMisused(part)) {
        report(layout, findings, part, attribute);
      }
    }
    // The others change an encoding, and a native column has none.
    if (part.declaration().nativeType()) {
      return;
    }
    boolean isMistyped = false;
    for (TypedAttribute attribute : TypedAttribute.of(layout.format(), part)) {
      if (attribute.isMisused(part)) {
        isMistyped = true;
        report(layout, findings, part, attribute);
      }
    }
    if (!isMistyped) {
      checkTogether(layout, part, findings);
      part.encoding()
          .time()
          .filter(it -> !it.isOfDigits() && !layout.isBinary())
          .ifPresent(it -> checkTime(layout, part, it, findings));
    }
    checkHash(layout, part, findings);
  }

  private static void report(
      Layout layout, Findings findings, Part part, TypedAttribute attribute) {
    Edits edits = Edits.of(layout);
    findings.error(
        CheckId.KW006,
        attribute.isFact() ? part.facts().origins().spot() : part.spot(),
        attribute.name(),
        part.is(Kind.LIST) && !attribute.isFact()
            ? attribute.name()
                + " is for single values, and "
                + part.name()
                + " is a "
                + MisplacedList.word(part)
            : attribute.meaning()
                + ", and "
                + part.name()
                + " has type "
                + part.type().name()
                + (attribute.isFact() ? part.facts().origins().remark(attribute.name()) : ""),
        attribute.name().equals("direction") && !part.is(Kind.LIST)
            ? new Fix(List.of(), "")
                .or(
                    BinaryForm.change(layout)
                        .map(it -> it.to("write bytes, which have both directions")))
                .or(Change.of(edits.leave(part, "direction")))
            : Fix.of(
                attribute.isFact()
                    ? edits.undeclare(part, attribute.name())
                    : edits.leave(part, attribute.name())));
  }

  private static void checkTogether(Layout layout, Part part, Findings findings) {
    Encoding encoding = part.encoding();
    Edits edits = Edits.of(layout);
    if (!layout.isBinary() && part.is(Kind.WHOLE) && !encoding.isPadded()) {
      Fix pad = Fix.of(NumberRange.padFor(layout, part));
      if (encoding.signed()) {
        String problem = "signed adds 10^pad, and " + part.name() + " has no pad";
        findings.error(CheckId.KW006, part.spot(), "signed", problem, pad);
      }
      // Of two numbers, the check of unpadded ones shows that they sort the wrong way.
      if (encoding.descending() && (!part.ordered() || isOne(part))) {
        String problem =
            "direction = DESC needs digits of a fixed width, and " + part.name() + " has no pad";
        Fix fix = pad.or(Change.of(edits.leave(part, "direction")));
        findings.error(CheckId.KW006, part.spot(), "direction", problem, fix);
      }
    }
    if (encoding.labels() && encoding.reversed()) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "reversedLabels",
          "reversed and reversedLabels write the characters of " + part.name() + " in two orders",
          Fix.of(
              Change.of(edits.leave(part, "reversed")),
              Change.of(edits.leave(part, "reversedLabels"))));
    }
    if (encoding.labels() && layout.isBinary()) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "reversedLabels",
          "reversedLabels is for TEXT, and " + part.name() + " is written in " + layout.format(),
          Fix.of(edits.leave(part, "reversedLabels")));
    }
    if (encoding.descending() && encoding.reversed()) {
      String order = "reversed gives up the order of " + part.name();
      findings.error(
          CheckId.KW006,
          part.spot(),
          "direction",
          order + ", so direction = DESC means nothing",
          Fix.of(
              Change.of(edits.leave(part, "direction")), Change.of(edits.leave(part, "reversed"))));
    }
  }

  private static boolean isOne(Part part) {
    NumberRange range = NumberRange.of(part);
    return range.min() == range.max();
  }

  // What people read as a date is not turned; digits are.
  private static void checkTime(Layout layout, Part part, TimeFormat format, Findings findings) {
    Edits edits = Edits.of(layout);
    if (format.isOfMoments() && part.period().isPresent()) {
      String lasting = part.name() + " lasts a " + part.period().get();
      String problem = "time = " + format + " writes milliseconds, and " + lasting;
      Fix fix = Fix.of(edits.set(part, "time", Attribute.Name.of(TimeFormat.ISO)));
      findings.error(CheckId.KW006, part.spot(), "time", problem, fix);
      return;
    }
    Fix inDigits = Fix.of(edits.set(part, "time", Attribute.Name.of(format.asDigits())));
    if (part.encoding().descending()) {
      String problem =
          "direction = DESC turns digits, and time = " + format + " has more than those";
      Fix fix = inDigits.or(Change.of(edits.leave(part, "direction")));
      findings.error(CheckId.KW006, part.spot(), "direction", problem, fix);
    }
    if (part.encoding().reversed()) {
      String problem =
          "reversed writes digits back to front, and time = " + format + " has more than those";
      Fix fix = inDigits.or(Change.of(edits.leave(part, "reversed")));
      findings.error(CheckId.KW006, part.spot(), "reversed", problem, fix);
    }
  }

  private static void checkHash(Layout layout, Part part, Findings findings) {
    Edits edits = Edits.of(layout);
    for (String attribute : new String[] {"hash", "hashSalt", "hashSeed", "hashOf"}) {
      if (part.declaration().written().contains(attribute) && part.hash().isEmpty()) {
        findings.error(
            CheckId.KW006,
            part.spot(),
            attribute,
            attribute + " belongs to a hash prefix, and " + part.name() + " has none",
            new Fix(List.of(), "")
                .or(
                    Optional.of(Change.of(edits.set(part, "hashPrefix", 4)))
                        .filter(it -> layout.format().hasVariants()))
                .or(Change.of(edits.leave(part, attribute))));
      }
    }
  }
}
