package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.AcceptedValues;

/** Finds whether a part still takes every value that rows may hold. */
final class FactComparison {
  private static final String SAME_VALUES = "every value that rows hold is still allowed";

  private final PartSignature old;
  private final PartSignature now;
  private final AcceptedValues before;
  private final AcceptedValues after;
  private final LayoutPair layouts;

  FactComparison(WrittenPart old, WrittenPart now, LayoutPair layouts) {
    this.old = old.part();
    this.now = now.part();
    this.before = old.accepts();
    this.after = now.accepts();
    this.layouts = layouts;
  }

  void compare() {
    fact("min", after.min() <= before.min(), "below " + after.min());
    fact("max", after.max() >= before.max(), "above " + after.max());
    fact("alphabet", takesCharacters(), "with a character that is no longer in the alphabet");
    int least = after.minLength();
    fact("minLength", least <= before.minLength(), "shorter than " + least);
    int most = after.maxLength();
    fact("maxLength", most >= before.maxLength(), "longer than " + most);
    compareOrdered();
  }

  private void fact(String name, boolean isCompatible, String refused) {
    String was = old.limits().shown(name);
    String is = now.limits().shown(name);
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

  private void add(String was, String is, boolean isCompatible, String refused) {
    String lost =
        "rows whose " + old.name() + " is a value " + refused + " are neither decoded nor written";
    layouts.add(old.name(), was, is, isCompatible, isCompatible ? SAME_VALUES : lost);
  }
}
