package dev.keywright.processor.finding;

import dev.keywright.processor.model.Layout;

/** One rule about a layout. */
@FunctionalInterface
public interface LayoutCheck {
  void check(Layout layout, Findings findings);
}
