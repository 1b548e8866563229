package dev.keywright.processor.emit.older;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.BucketClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Whether the function that chose the buckets of an older layout can still be called. */
enum OlderFunction {
  /** It is no function of the user's. */
  NONE,

  /** It is the one of now, and takes the same values. */
  OF_NOW,

  /** It is another class, or has other parameters now. */
  LOST;

  static OlderFunction of(KeyParts key, LayoutSignature old) {
    Optional<BucketChoice> choice = LayoutCodec.of(old).bucket();
    if (choice.flatMap(BucketChoice::uncompared).isEmpty()) {
      return NONE;
    }
    BucketSignature before = choice.get().signature();
    LayoutSignature now = key.layout().signature();
    Optional<BucketSignature> after = now.columns().get(0).bucket();
    boolean isSameClass = after.flatMap(OlderFunction::name).equals(name(before));
    boolean takesBytes =
        key.layout().bucket().flatMap(it -> it.function()).stream()
            .anyMatch(BucketClass::isOfBytes);
    return isSameClass && (takesBytes || takes(types(now, after.get()), types(old, before)))
        ? OF_NOW
        : LOST;
  }

  private static Optional<String> name(BucketSignature bucket) {
    return bucket.rule() instanceof BucketRule.Function function
        ? Optional.of(function.name())
        : Optional.empty();
  }

  /** What a function of values is handed: by place, whatever the names are. */
  private static List<TypeSignature> types(LayoutSignature layout, BucketSignature bucket) {
    return layout
        .parts()
        .filter(part -> bucket.of().contains(part.name()))
        .map(PartSignature::type)
        .toList();
  }

  private static boolean takes(List<TypeSignature> now, List<TypeSignature> old) {
    return now.size() == old.size()
        && IntStream.range(0, now.size()).allMatch(i -> takes(now.get(i), old.get(i)));
  }

  // A function of an enum gets the constant that has the name of the old one.
  private static boolean takes(TypeSignature now, TypeSignature old) {
    if (now instanceof CodesType is && old instanceof CodesType was) {
      return List.of(is.names()).containsAll(List.of(was.names()));
    }
    return now.equals(old);
  }
}
