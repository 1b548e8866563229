package dev.keywright.processor.check;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;

/** One rule about a layout. */
@FunctionalInterface
interface LayoutCheck {
  void check(Layout layout, Findings findings);
}
