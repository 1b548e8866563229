package dev.keywright.processor.search;

import dev.keywright.processor.example.Signatures;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartType;

/** A layout in one line, for those who look into a fault. */
final class Shown {
  private Shown() {}

  static String of(Layout layout) {
    boolean hasSignature =
        layout
            .parts()
            .noneMatch(
                part ->
                    part.type() instanceof PartType.ForeignTime
                        || part.type() instanceof PartType.Floating);
    return hasSignature ? Signatures.of(layout).toString() : layout.parts().toList().toString();
  }
}
