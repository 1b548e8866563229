package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.number.NumberForm;

/** What is declared about a number must fit into its padding, or the encoder will refuse it. */
final class PadTooNarrow implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.encodedColumns()) {
      for (Part part : column.parts()) {
        part.encoding()
            .number()
            .filter(form -> part.is(Kind.WHOLE))
            .ifPresent(form -> checkEncoded(layout, part, form, findings));
      }
    }
    for (PaddedNumber number : PaddedNumber.in(layout)) {
      ValueLimits limits = number.part().limits();
      NumberRange range = number.range();
      boolean isSigned = number.part().encoding().signed();
      if (limits.max().isPresent() && range.max() > number.largest()) {
        report(number, "max", range.max(), "", findings);
      } else if (limits.min().isPresent() && range.min() > number.largest()) {
        report(number, "min", range.min(), " or more", findings);
      } else if (limits.min().isPresent() && isSigned && range.min() < number.smallest()) {
        report(number, "min", range.min(), "", findings);
      }
    }
  }

  private static void checkEncoded(Layout layout, Part part, NumberForm form, Findings findings) {
    ValueLimits limits = part.limits();
    int typeBytes = part.signature().type().bytes();
    long least = form.min(typeBytes);
    long most = form.max(typeBytes);
    boolean isAbove = limits.max().isPresent() && limits.max().getAsLong() > most;
    boolean isBelow = limits.min().isPresent() && limits.min().getAsLong() < least;
    if (!isAbove && !isBelow) {
      return;
    }
    String fact = isAbove ? "max" : "min";
    long reached = (isAbove ? limits.max() : limits.min()).getAsLong();
    boolean isOfType = isOfType(part, reached);
    boolean isWider = form.countDownFrom().isEmpty() && form.encoding().hasWidth();
    Edits edits = new Edits(layout);
    Change narrower = edits.declare(part, fact, isAbove ? most : least);
    findings
        .error(
            CheckId.KW102,
            part.declaration().number().map(it -> it.reportedAt(part.spot())).orElse(part.spot()),
            "width")
        .problem(
            "%s hold %s to %s, but %s lets %s be %s; %s",
            form.encoding().digits(form.width()),
            least,
            most,
            part.facts().origins().of(fact),
            part.name(),
            reached,
            isOfType
                ? Unencodable.of(part, reached, "does not fit")
                : "no " + part.type().name() + " is " + reached)
        .fix(
            isOfType && isWider && (isAbove || least < 0)
                ? Fix.of(edits.number(part, "width", form.encoding().widthFor(reached)))
                    .or(narrower)
                : Fix.of(narrower));
  }

  // A fact may name a number that the Java type does not have.
  private static boolean isOfType(Part part, long number) {
    TypeSignature type = part.signature().type();
    return type.smallest() <= number && number <= type.largest();
  }

  private static void report(
      PaddedNumber number, String attribute, long reached, String rest, Findings findings) {
    String name = number.part().name();
    String origin = number.part().facts().origins().of(attribute);
    long bound = reached < 0 ? number.smallest() : number.largest();
    int digits = NumberRange.digits(reached);
    Edits edits = new Edits(number.layout());
    Fix wider = Fix.of(edits.set(number.part(), "pad", digits));
    Change narrower = edits.declare(number.part(), attribute, bound);
    findings
        .error(CheckId.KW102, number.part().spot(), "pad")
        .problem(
            "%s, but %s lets %s be %s%s; %s",
            number.holds(),
            origin,
            name,
            reached,
            rest,
            Unencodable.of(
                number.part(),
                reached,
                "has " + digits + " digits and pad = " + number.part().encoding().pad()))
        .fix(reached > bound && attribute.equals("min") ? wider : wider.or(narrower));
  }
}
