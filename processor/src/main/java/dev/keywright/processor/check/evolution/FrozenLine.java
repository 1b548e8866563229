package dev.keywright.processor.check.evolution;

import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;

/** The annotation that freezes a layout as it is now, ready to be pasted. */
final class FrozenLine {
  private static final String ANNOTATION = "FrozenLayout";

  private FrozenLine() {}

  /** One more version. */
  static Change of(int version, Layout layout) {
    return new EntityEdits(layout)
        .add(ANNOTATION, new Attribute("version", version), signature(layout));
  }

  /** The signature of a version that has none. */
  static Change of(Frozen frozen, Layout layout) {
    if (frozen.isShared()) {
      return of(frozen.version(), layout);
    }
    return new EntityEdits(layout)
        .rewrite(
            ANNOTATION,
            frozen.spot(),
            new Attribute("version", frozen.version()),
            signature(layout));
  }

  private static Attribute signature(Layout layout) {
    return new Attribute("signature", layout.signature().toString());
  }
}
