package dev.keywright.simulator.picture;

import java.util.List;

/**
 * One step of the scale of a heat map: how much of a moment's writes a row of the map gets.
 *
 * @param above the share that it begins with, exclusive
 * @param light its colour on a light ground
 * @param dark its colour on a dark ground
 * @param pattern what marks it without colour; empty if nothing does
 */
record HeatStep(double above, String light, String dark, String pattern, String label) {
  /**
   * All steps, the coldest first. Each is darker than the one before it, or lighter in the dark.
   */
  static final List<HeatStep> ALL =
      List.of(
          new HeatStep(-1, "#f3f3f0", "#161a1f", "", "none"),
          new HeatStep(0, "#d6e3ee", "#1f3145", "", "\u2264 1 %"),
          new HeatStep(0.01, "#adc9e0", "#275074", "", "\u2264 5 %"),
          new HeatStep(0.05, "#78a9d0", "#3877aa", "", "\u2264 12 %"),
          new HeatStep(0.12, "#4683b8", "#60a4d8", "dots", "\u2264 25 %"),
          new HeatStep(0.25, "#23598f", "#a3d0f0", "lines", "\u2264 50 %"),
          new HeatStep(0.5, "#0b2a52", "#eef7ff", "", "over 50 %"));

  /** The index of the step of a share. */
  static int of(double share) {
    int step = ALL.size() - 1;
    while (share <= ALL.get(step).above) {
      step--;
    }
    return step;
  }
}
