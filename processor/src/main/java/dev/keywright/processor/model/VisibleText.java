package dev.keywright.processor.model;

import dev.keywright.runtime.Shown;

/** Text with what nobody could see, or what turns lines around, spelled out as Java escapes. */
public final class VisibleText {
  private VisibleText() {}

  /** A text on one line. */
  public static String of(String text) {
    return Shown.visible(text);
  }
}
