package dev.keywright.processor.check.order;

import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** The way out of every fault of order, for a part whose order nobody needs. */
public final class DropOrder {
  private DropOrder() {}

  /** The part gives up its ranges. */
  public static Change change(Layout layout, Part part) {
    return new Edits(layout).set(part, "ordered", false).as("if you never scan by it");
  }
}
