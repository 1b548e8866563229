package dev.keywright.processor.search;

import dev.keywright.processor.model.Layout;

/** A layout in one line, for those who look into a fault. */
public final class Shown {
  private Shown() {}

  public static String of(Layout layout) {
    return layout.isKnown() ? layout.signature().toString() : layout.parts().toList().toString();
  }
}
