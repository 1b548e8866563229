package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.witness.TypedAttribute;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** A native column holds one value as the store's own type, without any encoding. */
final class NativeNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      column.parts().stream()
          .filter(part -> part.declaration().nativeType())
          .filter(part -> layout.hasForm(part))
          .findFirst()
          .ifPresent(part -> check(layout, column, part, findings));
    }
  }

  private static void check(Layout layout, Column column, Part part, Findings findings) {
    String name = part.name();
    Edits edits = Edits.of(layout);
    Fix leave = Fix.of(edits.leave(part, "nativeType"));
    if (!part.signature().type().canBeNative()) {
      String type = part.type().name();
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "nativeType is for long, String and byte[], and " + name + " has type " + type,
          part.is(Kind.WHOLE) ? leave.or(new Advice("declare " + name + " as long")) : leave);
    } else if (column.parts().stream().anyMatch(other -> !other.isOfEntity())) {
      Part ending = column.parts().get(column.parts().size() - 1);
      findings.error(
          CheckId.KW006,
          ending.spot(),
          "",
          ending.name()
              + " ends the last column, and "
              + column.name()
              + " holds "
              + name
              + " as the store's own type, to which nothing can be added",
          leave);
    } else if (column.parts().size() > 1) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "nativeType is for the only part of a column, and column "
              + (column.name() + " has " + column.parts().size()),
          leave.or(Change.of(edits.set(part, "column", name)).to("give it a column of its own")));
    } else if (layout.isBucketed(column)) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "the bucket begins the partition column, and nativeType keeps "
              + name
              + " there as the store's own type",
          leave.or(Change.of(EntityEdits.of(layout).removeBucket())));
    } else {
      checkNotEncoded(layout, part, findings);
    }
  }

  private static void checkNotEncoded(Layout layout, Part part, Findings findings) {
    for (TypedAttribute attribute : TypedAttribute.OF_PART) {
      if (attribute.isUsed(part)) {
        reportEncoded(layout, part, attribute.name(), findings);
      }
    }
    if (part.hash().isPresent()) {
      reportEncoded(layout, part, "hashPrefix", findings);
    }
  }

  private static void reportEncoded(Layout layout, Part part, String attribute, Findings findings) {
    Edits edits = Edits.of(layout);
    findings.error(
        CheckId.KW006,
        part.spot(),
        attribute,
        attribute
            + " changes how a value is encoded, and nativeType keeps "
            + part.name()
            + " as it is",
        Fix.of(
            Change.of(edits.leave(part, attribute)), Change.of(edits.leave(part, "nativeType"))));
  }
}
