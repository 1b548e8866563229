package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** A part needs a type whose values have one text each. */
final class UnsupportedType implements PartCheck {
  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.type() instanceof PartType.Foreign type
        && type.reason() == PartType.Reason.UNSUPPORTED) {
      findings
          .error(CheckId.KW001, part.spot(), "")
          .problem(
              "%s is %s, which cannot be a part: %s", part.name(), type.javaName(), type.problem())
          .fix(type.fix());
    }
  }
}
