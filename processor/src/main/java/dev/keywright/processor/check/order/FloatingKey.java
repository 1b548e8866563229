package dev.keywright.processor.check.order;

import dev.keywright.processor.check.witness.JavaLiteral;
import dev.keywright.processor.check.witness.TypeName;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.Profiles;
import dev.keywright.runtime.ColumnOrder;
import java.math.BigDecimal;

/** The text of a fraction has no fixed number of digits before its point. */
final class FloatingKey implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof PartType.Floating type
          && !(layout.isBinary() && type.isPrimitive())) {
        check(layout, part, type, findings);
      }
    }
  }

  private static void check(Layout layout, Part part, PartType.Floating type, Findings findings) {
    if (part.options().nativeType()) {
      checkNative(part, type, findings);
      return;
    }
    String name = part.name();
    String small = text(type, 9);
    String large = text(type, 10);
    if (ColumnOrder.TEXT.compare(small, large) > 0) {
      findings.error(
          CheckId.KW108,
          part.spot(),
          "",
          name
              + " has type "
              + TypeName.of(type)
              + ", whose text does not sort: "
              + name
              + " = "
              + small
              + " sorts after "
              + name
              + " = "
              + large
              + ": "
              + JavaLiteral.of(small)
              + " > "
              + JavaLiteral.of(large),
          "declare " + name + " as long, counted in its smallest unit" + padOf(layout, part, type));
    }
  }

  private static void checkNative(Part part, PartType.Floating type, Findings findings) {
    findings.error(
        CheckId.KW108,
        part.spot(),
        "",
        part.name()
            + " has type "
            + TypeName.of(type)
            + ", and nativeType is for long, String and byte[]",
        "declare " + part.name() + " as long, counted in its smallest unit");
  }

  private static String padOf(Layout layout, Part part, PartType.Floating type) {
    if (layout.isBinary()) {
      return "";
    }
    boolean canBeBinary = type.isPrimitive() && Profiles.of(layout).takesBytes(layout);
    boolean isPadded = part.options().written().contains("pad");
    return ", with pad = 19"
        + (canBeBinary ? ", or write @KeyFormat(Format.BINARY)" : "")
        + (canBeBinary && isPadded ? ", and leave pad out" : "");
  }

  private static String text(PartType.Floating type, int value) {
    return switch (type.javaName()) {
      case "float" -> Float.toString(value);
      case "double" -> Double.toString(value);
      default -> BigDecimal.valueOf(value).toString();
    };
  }
}
