package dev.keywright.runtime.evolution;

import dev.keywright.runtime.assembly.Codecs;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.layout.PartPlace;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;

/** Finds whether a part still takes every value that rows may hold. */
final class FactComparison {
  private static final String SAME_VALUES = "every value that rows hold is still taken";

  private final PartSignature old;
  private final PartSignature now;
  private final Accepted before;
  private final Accepted after;
  private final List<Difference> differences;

  FactComparison(PartPlace old, PartPlace now, List<Difference> differences) {
    this.old = old.part();
    this.now = now.part();
    this.before = Codecs.of(old.part(), old.place()).accepts();
    this.after = Codecs.of(now.part(), now.place()).accepts();
    this.differences = differences;
  }

  void compare() {
    if (!old.limits().min().equals(now.limits().min())) {
      add(
          shown("min", old.limits().min().isPresent(), old.limits().min().orElse(0)),
          shown("min", now.limits().min().isPresent(), now.limits().min().orElse(0)),
          after.min() <= before.min(),
          "below " + after.min());
    }
    if (!old.limits().max().equals(now.limits().max())) {
      add(
          shown("max", old.limits().max().isPresent(), old.limits().max().orElse(0)),
          shown("max", now.limits().max().isPresent(), now.limits().max().orElse(0)),
          after.max() >= before.max(),
          "above " + after.max());
    }
    if (!old.limits().alphabet().equals(now.limits().alphabet())) {
      add(
          old.limits().alphabet().map(it -> "alphabet=" + JavaLiteral.of(it)).orElse("no alphabet"),
          now.limits().alphabet().map(it -> "alphabet=" + JavaLiteral.of(it)).orElse("no alphabet"),
          after.alphabet().containsAll(before.alphabet()),
          "with a character that is no longer in the alphabet");
    }
    if (!old.limits().minLength().equals(now.limits().minLength())) {
      add(
          shown(
              "minLength",
              old.limits().minLength().isPresent(),
              old.limits().minLength().orElse(0)),
          shown(
              "minLength",
              now.limits().minLength().isPresent(),
              now.limits().minLength().orElse(0)),
          after.minLength() <= before.minLength(),
          "shorter than " + after.minLength());
    }
    if (!old.limits().maxLength().equals(now.limits().maxLength())) {
      add(
          shown(
              "maxLength",
              old.limits().maxLength().isPresent(),
              old.limits().maxLength().orElse(0)),
          shown(
              "maxLength",
              now.limits().maxLength().isPresent(),
              now.limits().maxLength().orElse(0)),
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
