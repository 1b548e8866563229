package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.check.witness.TypedAttribute;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.Kind;

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
    if (!part.signature().type().canBeNative()) {
      String type = part.type().name();
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "nativeType is for long, String and byte[], and " + name + " has type " + type,
          part.is(Kind.WHOLE)
              ? "declare " + name + " as long, or leave nativeType out"
              : "leave nativeType out");
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
          "leave nativeType of " + name + " out");
    } else if (column.parts().size() > 1) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "nativeType is for the only part of a column, and column "
              + (column.name() + " has " + column.parts().size()),
          "leave nativeType out, or write column = "
              + ShownValue.of(name)
              + " for "
              + name
              + " alone");
    } else if (layout.isBucketed(column)) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "the bucket begins the partition column, and nativeType keeps "
              + name
              + " there as the store's own type",
          "leave nativeType of " + name + " out, or @Bucket");
    } else {
      checkNotEncoded(part, findings);
    }
  }

  private static void checkNotEncoded(Part part, Findings findings) {
    for (TypedAttribute attribute : TypedAttribute.OF_PART) {
      if (attribute.isUsed(part)) {
        reportEncoded(part, attribute.name(), findings);
      }
    }
    if (part.hash().isPresent()) {
      reportEncoded(part, "hashPrefix", findings);
    }
  }

  private static void reportEncoded(Part part, String attribute, Findings findings) {
    findings.error(
        CheckId.KW006,
        part.spot(),
        attribute,
        attribute
            + " changes how a value is encoded, and nativeType keeps "
            + part.name()
            + " as it is",
        "leave " + attribute + " out, or nativeType");
  }
}
