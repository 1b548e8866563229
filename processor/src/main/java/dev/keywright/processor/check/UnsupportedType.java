package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** A part needs a type whose values have one text each. */
final class UnsupportedType implements LayoutCheck {
  private static final String FIX =
      "declare it as byte, short, int, long, boolean, char, String, an enum, UUID, Instant,"
          + " LocalDate, LocalDateTime, byte[], or a record with one component of such a type";

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof PartType.Unsupported type) {
        String problem =
            part.name() + " is " + type.javaName() + ", which cannot be a part: " + type.reason();
        findings.error(CheckId.KW001, part.spot(), "", problem, FIX);
      }
    }
  }
}
