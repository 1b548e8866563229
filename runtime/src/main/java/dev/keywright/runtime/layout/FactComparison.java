package dev.keywright.runtime.layout;

import dev.keywright.runtime.scan.PartCodec;
import java.util.List;

/** Finds whether a part still takes every value that rows may hold. */
final class FactComparison {
  private static final String SAME_VALUES = "every value that rows hold is still taken";

  private final PartSignature old;
  private final PartSignature now;
  private final AcceptedValues before;
  private final AcceptedValues after;
  private final List<Difference> differences;

  FactComparison(PartPlace old, PartPlace now, List<Difference> differences) {
    this.old = old.part();
    this.now = now.part();
    this.before = AcceptedValues.of(codec(old));
    this.after = AcceptedValues.of(codec(now));
    this.differences = differences;
  }

  private static PartCodec<?, ?> codec(PartPlace place) {
    if (place.isNative()) {
      return NativeColumn.of(place.part()).part();
    }
    return place.isText() ? TextCodecs.of(place) : BinaryCodecs.of(place);
  }

  void compare() {
    if (!old.min().equals(now.min())) {
      add(
          shown("min", old.min().isPresent(), old.min().orElse(0)),
          shown("min", now.min().isPresent(), now.min().orElse(0)),
          after.min() <= before.min(),
          "below " + after.min());
    }
    if (!old.max().equals(now.max())) {
      add(
          shown("max", old.max().isPresent(), old.max().orElse(0)),
          shown("max", now.max().isPresent(), now.max().orElse(0)),
          after.max() >= before.max(),
          "above " + after.max());
    }
    if (!old.alphabet().equals(now.alphabet())) {
      add(
          old.alphabet().map(it -> "alphabet=" + Literal.of(it)).orElse("no alphabet"),
          now.alphabet().map(it -> "alphabet=" + Literal.of(it)).orElse("no alphabet"),
          after.alphabet().containsAll(before.alphabet()),
          "with a character that is no longer in the alphabet");
    }
    if (!old.minLength().equals(now.minLength())) {
      add(
          shown("minLength", old.minLength().isPresent(), old.minLength().orElse(0)),
          shown("minLength", now.minLength().isPresent(), now.minLength().orElse(0)),
          after.minLength() <= before.minLength(),
          "shorter than " + after.minLength());
    }
    if (!old.maxLength().equals(now.maxLength())) {
      add(
          shown("maxLength", old.maxLength().isPresent(), old.maxLength().orElse(0)),
          shown("maxLength", now.maxLength().isPresent(), now.maxLength().orElse(0)),
          after.maxLength() >= before.maxLength(),
          "longer than " + after.maxLength());
    }
    compareOrdered();
  }

  // Whether it is ordered decides which characters an undeclared alphabet has before a separator.
  private void compareOrdered() {
    if (old.ordered() != now.ordered()) {
      add(
          old.ordered() ? "ordered" : "unordered",
          now.ordered() ? "ordered" : "unordered",
          after.alphabet().containsAll(before.alphabet()),
          "with a character that may not stand before the separator of an ordered part");
    }
  }

  private static String shown(String fact, boolean isDeclared, long value) {
    return isDeclared ? fact + "=" + value : "no " + fact;
  }

  private void add(String was, String is, boolean isCompatible, String refused) {
    String lost =
        "rows whose " + old.name() + " is a value " + refused + " are neither decoded nor written";
    differences.add(
        new Difference(old.name(), was, is, isCompatible, isCompatible ? SAME_VALUES : lost));
  }
}
