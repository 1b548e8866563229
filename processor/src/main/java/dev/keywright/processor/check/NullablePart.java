package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** Null is never a part: every text that could stand for it is the text of some value. */
final class NullablePart implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      String name = part.name();
      if (part.type() instanceof PartType.Absent type) {
        String optional = TypeName.of(type);
        findings.error(
            CheckId.KW110,
            part.spot(),
            "",
            name + " has type " + optional + ", and " + clash(optional),
            "declare " + name + " without " + optional + ", and let one value stand for none");
      } else if (part.nullable() && AttributeNotApplicable.hasForm(layout, part.type())) {
        String entity = layout.entity().type().name();
        findings.error(
            CheckId.KW110,
            part.spot(),
            "",
            name + " may be null, and a " + entity + " without " + name + " would have no key",
            "make " + name + " required, or let one value stand for none");
      }
    }
  }

  private static String clash(String optional) {
    return optional.equals("Optional")
        ? "Optional.empty() and Optional.of(\"\") would have the same key"
        : optional + ".empty() has no digits that are not a number's";
  }
}
