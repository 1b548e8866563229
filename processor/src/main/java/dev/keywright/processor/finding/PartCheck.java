package dev.keywright.processor.finding;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** A rule about each part of a layout. */
public interface PartCheck extends LayoutCheck {
  void check(Layout layout, Part part, Findings findings);

  @Override
  default void check(Layout layout, Findings findings) {
    layout.parts().forEach(part -> check(layout, part, findings));
  }
}
