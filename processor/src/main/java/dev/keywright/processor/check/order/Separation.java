package dev.keywright.processor.check.order;

import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.SampleColumn;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** The ways out for a part whose end sorts wrongly. */
final class Separation {
  private Separation() {}

  /** Another end of the part; if rows exist that have this one, no ranges of it. */
  static Fix fix(SampleColumn column, int index) {
    Layout layout = column.layout();
    Part part = column.column().parts().get(index);
    Change unordered = Unordered.change(layout, part);
    return layout.options().frozen().isEmpty()
        ? Fix.of(SeparatorAdvice.fix(layout, column.column(), index)).or(unordered)
        : Fix.of(unordered.as("(the bytes stay; fixing " + part.name() + " stays correct)"));
  }
}
