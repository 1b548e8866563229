package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;

/** A part that has another type, perhaps. */
record TypeChange(WrittenPart old, WrittenPart now) {

  /**
   * Whether it has, and its values are written in the bytes that they had: a number stays the same
   * number, and a time its count.
   */
  boolean keepsBytes(LayoutSignature layout) {
    return !old.part().type().equals(now.part().type())
        && !old.place().isNative()
        && !now.place().isNative()
        && isOfOneTime()
        && !choosesBucketByValue(layout)
        && WrittenNumbers.areWrittenTheSame(old, now);
  }

  // The same digits can be those of another day in another format.
  private boolean isOfOneTime() {
    return old.part().kind() != Kind.TIME
        || now.part().kind() != Kind.TIME
        || old.part().time().equals(now.part().time());
  }

  // A hash looks at the bytes, all other rules at the value.
  private boolean choosesBucketByValue(LayoutSignature layout) {
    return layout.columns().stream()
        .flatMap(column -> column.bucket().stream())
        .anyMatch(it -> it.of().contains(old.name()) && !(it.rule() instanceof BucketRule.Hash));
  }
}
