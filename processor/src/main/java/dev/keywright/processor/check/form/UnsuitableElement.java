package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** The elements of a list need types whose values can be written one after the other. */
final class UnsuitableElement implements PartCheck {
  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.type() instanceof PartType.Foreign type && type.reason() == PartType.Reason.ELEMENT) {
      findings
          .error(CheckId.KW026, part.spot(), "")
          .problem(part.name() + " is " + type.javaName() + ", and " + type.problem())
          .fix(type.fix());
    }
  }
}
