package dev.keywright.processor.emit;

import dev.keywright.processor.model.BucketClass;
import dev.keywright.runtime.assembly.BucketFunctions;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.BucketRule;
import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.TypeSignature;
import java.util.List;
import java.util.Optional;

/** Whether the function that chose the buckets of an older layout can still be called. */
enum OlderFunction {
  /** It is no function of the user's. */
  NONE,

  /** It is the one of now, and takes the same values. */
  OF_NOW,

  /** It is another class, or has other parameters now. */
  LOST;

  static OlderFunction of(KeyParts key, LayoutSignature old) {
    Optional<BucketSignature> before = old.columns().get(0).bucket();
    if (before.isEmpty()
        || !(before.get().rule() instanceof BucketRule.Function)
        || isOfRuntime(old)) {
      return NONE;
    }
    LayoutSignature now = key.layout().signature();
    Optional<BucketSignature> after = now.columns().get(0).bucket();
    boolean isSameClass =
        after.map(BucketSignature::rule).equals(before.map(BucketSignature::rule));
    boolean takesBytes =
        key.layout().options().bucket().flatMap(it -> it.function()).stream()
            .anyMatch(BucketClass::isOfBytes);
    return isSameClass && (takesBytes || types(old, before.get()).equals(types(now, after.get())))
        ? OF_NOW
        : LOST;
  }

  private static boolean isOfRuntime(LayoutSignature old) {
    return LayoutCodec.of(old, BucketFunctions.ready()).bucket().orElseThrow().isKnown();
  }

  /** What a function of values is handed: by place, whatever the names are. */
  private static List<TypeSignature> types(LayoutSignature layout, BucketSignature bucket) {
    return layout
        .parts()
        .filter(part -> bucket.of().contains(part.name()))
        .map(PartSignature::type)
        .toList();
  }
}
