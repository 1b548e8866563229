package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One end of what a part may be.
 *
 * @param isDeclared whether an annotation says so, and not the Java type
 */
record FactBound(String fact, String who, long value, boolean isDeclared) {
  private static final Set<String> WITHOUT_NUMBER =
      Set.of(
          "@Positive", "@PositiveOrZero", "@Negative", "@NegativeOrZero", "@NotEmpty", "@NotBlank");

  static FactBound least(Part part) {
    TypeSignature type = part.signature().type();
    long declared = part.limits().min().orElse(type.smallest());
    return declared > type.smallest()
        ? of(part, "min", declared)
        : new FactBound("min", "a " + type, type.smallest(), false);
  }

  static FactBound most(Part part) {
    TypeSignature type = part.signature().type();
    long declared = part.limits().max().orElse(type.largest());
    return declared < type.largest()
        ? of(part, "max", declared)
        : new FactBound("max", "a " + type, type.largest(), false);
  }

  static FactBound of(Part part, String fact, long value) {
    return new FactBound(fact, part.facts().origins().of(fact), value, true);
  }

  String shown(String what, String extreme) {
    return who + (isDeclared ? " asks for " + what : " is ") + extreme + value;
  }

  /** What makes room between two bounds of a part. */
  static Fix apart(Layout layout, Part part, FactBound least, FactBound most) {
    if (!least.canMove() && !most.canMove()) {
      return Fix.advice("remove one of " + least.who + " and " + most.who);
    }
    if (least.isOurs() && most.isOurs()) {
      // Most likely, one was taken for the other.
      Attribute lower = new Attribute(least.fact, most.value);
      Attribute upper = new Attribute(most.fact, least.value);
      return Fix.of(new Edits(layout).declare(part, lower, upper).to("swap them"));
    }
    List<Remedy> ways = new ArrayList<>();
    if (least.canMove()) {
      ways.add(least.moved(layout, part, "lower", most.value));
    }
    if (most.canMove()) {
      ways.add(most.moved(layout, part, "raise", least.value));
    }
    for (FactBound bound : List.of(least, most)) {
      if (bound.isDeclared && !bound.canMove()) {
        ways.add(new Advice("remove " + bound.who));
      }
    }
    return new Fix(ways, "");
  }

  /** What lets an upper bound of a part reach a value. */
  Remedy raisedTo(Layout layout, Part part, long target) {
    return moved(layout, part, "raise", target);
  }

  /** What lets a lower bound of a part reach a value. */
  Remedy loweredTo(Layout layout, Part part, long target) {
    return moved(layout, part, "lower", target);
  }

  private Remedy moved(Layout layout, Part part, String how, long target) {
    return isOurs()
        ? new Edits(layout).declare(part, fact, target)
        : new Advice(moved(how, target));
  }

  private boolean isOurs() {
    return isDeclared && who.equals("@Domain");
  }

  boolean canMove() {
    return isDeclared && !WITHOUT_NUMBER.contains(who);
  }

  private String moved(String how, long target) {
    if (!who.contains("(")) {
      return how + " the " + value + " of " + who + " to " + target;
    }
    // A decimal that is not the number itself is in the source, and may exclude its own value.
    long past = how.equals("lower") ? target - 1 : target + 1;
    return how + " " + who + " to " + (who.endsWith("inclusive = false)") ? past : target);
  }
}
