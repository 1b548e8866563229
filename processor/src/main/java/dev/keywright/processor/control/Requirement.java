package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.Optional;

/** Which findings nobody can accept, since no key could be written, or none be read again. */
final class Requirement {
  private Requirement() {}

  static boolean isRequired(Layout layout, PartsOfSpots parts, Finding finding) {
    if (finding.severity() != Severity.ERROR) {
      return false;
    }
    // Where a value ends is what decoding depends on.
    return finding.check().isForm()
        || finding.check() == CheckId.KW105
        || parts.of(finding.spot()).map(name -> hasNoForm(layout, name)).orElse(false);
  }

  private static boolean hasNoForm(Layout layout, String name) {
    Optional<PartType> type =
        layout.parts().filter(part -> part.name().equals(name)).map(Part::type).findFirst();
    return type.filter(it -> hasNoForm(layout, it)).isPresent();
  }

  private static boolean hasNoForm(Layout layout, PartType type) {
    return type instanceof PartType.ForeignTime
        || type instanceof PartType.Absent
        || (type instanceof PartType.Floating floating
            && !(layout.isBinary() && floating.isPrimitive()));
  }
}
