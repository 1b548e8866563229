package dev.keywright.processor.check.order;

import dev.keywright.description.store.Trait;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.OwnStore;

/** The ways out for a part whose end sorts wrongly. */
final class PartEndFixes {
  private static final String SAME_BYTES = "(the bytes stay; fixing %s stays correct)";
  private static final String FOLDERS = "(the folders stay; scans of one %s stay correct)";

  private PartEndFixes() {}

  /** Another end of the part; if rows exist that have this one, no ranges of it. */
  static Fix fix(SamplePart samples) {
    Layout layout = samples.layout();
    Part part = samples.part();
    Change unordered = DropOrder.change(layout, part);
    if (!layout.options().frozen().isEmpty()) {
      return Fix.of(unordered.as(SAME_BYTES.formatted(part.name())));
    }
    Change other = SeparatorAdvice.fix(layout, samples.column(), samples.index());
    return isPath(samples) && !PatternParts.isRangeOf(layout, part)
        ? Fix.of(unordered.as(FOLDERS.formatted(part.name()))).or(other)
        : Fix.of(other).or(unordered);
  }

  // Of another character, the store's tools make no folders.
  private static boolean isPath(SamplePart samples) {
    return samples.separator() == '/' && OwnStore.of(samples.layout()).is(Trait.SHOWS_FOLDERS);
  }
}
