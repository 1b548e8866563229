package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.codec.Accepted;

/** Finds whether a part still takes every value that rows may hold. */
final class FactComparison {
  private static final String SAME_VALUES = "every value that rows hold is still allowed";

  private final PartSignature old;
  private final PartSignature now;
  private final Accepted before;
  private final Accepted after;
  private final Compared layouts;

  FactComparison(WrittenPart old, WrittenPart now, Compared layouts) {
    this.old = old.part();
    this.now = now.part();
    this.before = old.accepts();
    this.after = now.accepts();
    this.layouts = layouts;
  }

  void compare() {
    ValueLimits was = old.limits();
    ValueLimits is = now.limits();
    fact(
        shown("min", was.min().isPresent(), was.min().orElse(0)),
        shown("min", is.min().isPresent(), is.min().orElse(0)),
        after.min() <= before.min(),
        "below " + after.min());
    fact(
        shown("max", was.max().isPresent(), was.max().orElse(0)),
        shown("max", is.max().isPresent(), is.max().orElse(0)),
        after.max() >= before.max(),
        "above " + after.max());
    fact(
        was.alphabet().map(it -> "alphabet=" + JavaLiteral.of(it)).orElse("no alphabet"),
        is.alphabet().map(it -> "alphabet=" + JavaLiteral.of(it)).orElse("no alphabet"),
        takesCharacters(),
        "with a character that is no longer in the alphabet");
    fact(
        shown("minLength", was.minLength().isPresent(), was.minLength().orElse(0)),
        shown("minLength", is.minLength().isPresent(), is.minLength().orElse(0)),
        after.minLength() <= before.minLength(),
        "shorter than " + after.minLength());
    fact(
        shown("maxLength", was.maxLength().isPresent(), was.maxLength().orElse(0)),
        shown("maxLength", is.maxLength().isPresent(), is.maxLength().orElse(0)),
        after.maxLength() >= before.maxLength(),
        "longer than " + after.maxLength());
    compareOrdered();
  }

  private void fact(String was, String is, boolean isCompatible, String refused) {
    if (!was.equals(is)) {
      add(was, is, isCompatible, refused);
    }
  }

  // Whether it is ordered decides which characters an undeclared alphabet has before a separator.
  private void compareOrdered() {
    if (old.ordered() != now.ordered()) {
      add(
          old.ordered() ? "ordered" : "unordered",
          now.ordered() ? "ordered" : "unordered",
          takesCharacters(),
          "with a character that may not come before the separator of an ordered part");
    }
  }

  private boolean takesCharacters() {
    return before.maxLength() == 0 || after.alphabet().containsAll(before.alphabet());
  }

  private static String shown(String fact, boolean isDeclared, long value) {
    return isDeclared ? fact + "=" + value : "no " + fact;
  }

  private void add(String was, String is, boolean isCompatible, String refused) {
    String lost =
        "rows whose " + old.name() + " is a value " + refused + " are neither decoded nor written";
    layouts.add(old.name(), was, is, isCompatible, isCompatible ? SAME_VALUES : lost);
  }
}
