package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.Optional;

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

  // The same digits can be those of another day in another format, each type of a period counts
  // units of its own, and a month that is no January begins no year.
  private boolean isOfOneTime() {
    Optional<TimeType<?>> was = old.part().type().time();
    Optional<TimeType<?>> is = now.part().type().time();
    Optional<TimeFormat> format = old.part().time(old.place().format());
    return was.isEmpty()
        || is.isEmpty()
        || (format.isPresent()
            && format.equals(now.part().time(now.place().format()))
            && is.get().isAsFineAs(was.get()));
  }

  // A hash looks at the bytes, all other rules at the value.
  private boolean choosesBucketByValue(LayoutSignature layout) {
    return layout.columns().stream()
        .flatMap(column -> column.bucket().stream())
        .anyMatch(it -> it.of().contains(old.name()) && !(it.rule() instanceof BucketRule.Hash));
  }
}
