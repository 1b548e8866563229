package dev.keywright.processor.check.evolution;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.model.Layout;

/** The annotation that freezes a layout as it is now, ready to be pasted. */
final class FrozenLine {
  private FrozenLine() {}

  static String of(int version, Layout layout) {
    String key = layout.keyName().isEmpty() ? "" : ", key = " + ShownValue.of(layout.keyName());
    return "@FrozenLayout(version = "
        + version
        + ", signature = "
        + ShownValue.of(layout.signature().toString())
        + key
        + ")";
  }
}
