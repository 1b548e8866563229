package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.JavaLiteral;
import dev.keywright.processor.check.witness.TypeName;
import dev.keywright.processor.check.witness.TypedAttribute;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** A native column holds one value as the store's own type, without any encoding. */
final class NativeNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      column.parts().stream()
          .filter(part -> part.options().nativeType())
          .filter(part -> layout.hasForm(part.type()))
          .findFirst()
          .ifPresent(part -> check(column, part, findings));
    }
  }

  private static void check(Column column, Part part, Findings findings) {
    String name = part.name();
    if (!isStoredAsItIs(part.type())) {
      String type = TypeName.of(part.type());
      findings.error(
          CheckId.KW006,
          part.spot(),
          "nativeType",
          "nativeType is for long, String and byte[], and " + name + " has type " + type,
          part.type() instanceof PartType.Whole
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
              + JavaLiteral.of(name)
              + " for "
              + name
              + " alone");
    } else {
      checkNotEncoded(part, findings);
    }
  }

  // Any int or smaller would leave open how wide the store's integer is.
  private static boolean isStoredAsItIs(PartType type) {
    return type instanceof PartType.Text
        || type instanceof PartType.Bytes
        || (type instanceof PartType.Whole whole && whole.javaName().equals("long"));
  }

  private static void checkNotEncoded(Part part, Findings findings) {
    for (TypedAttribute attribute : TypedAttribute.OF_PART) {
      if (attribute.isUsed(part)) {
        findings.error(
            CheckId.KW006,
            part.spot(),
            attribute.name(),
            attribute.name()
                + " changes how a value is encoded, and nativeType keeps "
                + part.name()
                + " as it is",
            "leave " + attribute.name() + " out, or nativeType");
      }
    }
  }
}
