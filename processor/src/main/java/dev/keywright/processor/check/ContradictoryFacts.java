package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** What annotations say of a part, each for itself and all together, must leave it some value. */
final class ContradictoryFacts implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof PartType.Whole type) {
        checkRange(part, type, findings);
      }
      checkLengths(part, findings);
      part.facts()
          .alphabetClash()
          .ifPresent(
              clash ->
                  findings.error(
                      CheckId.KW017,
                      part.spotOf("alphabet"),
                      part.attributeOf("alphabet"),
                      "no character is left for "
                          + part.name()
                          + ": "
                          + clash.one()
                          + " and "
                          + clash.other()
                          + " have none in common",
                      "let both name the same characters, or take one of them away"));
    }
  }

  /**
   * One end of what is allowed.
   *
   * @param isDeclared whether an annotation says so, and not the Java type
   */
  private record Bound(String fact, String who, long value, boolean isDeclared) {
    static Bound least(Part part, PartType.Whole type) {
      long declared = part.facts().min().orElse(type.min());
      return declared > type.min()
          ? of(part.facts(), "min", declared)
          : new Bound("min", "a " + type.javaName(), type.min(), false);
    }

    static Bound most(Part part, PartType.Whole type) {
      long declared = part.facts().max().orElse(type.max());
      return declared < type.max()
          ? of(part.facts(), "max", declared)
          : new Bound("max", "a " + type.javaName(), type.max(), false);
    }

    static Bound of(Facts facts, String fact, long value) {
      return new Bound(fact, facts.origin(fact), value, true);
    }

    String shown(String what, String extreme) {
      return who + (isDeclared ? " asks for " + what : " is ") + extreme + value;
    }
  }

  private static void checkRange(Part part, PartType.Whole type, Findings findings) {
    Bound least = Bound.least(part, type);
    Bound most = Bound.most(part, type);
    if (least.value() > most.value()) {
      report(part, least, most, "", findings);
    }
  }

  private static void checkLengths(Part part, Findings findings) {
    Facts facts = part.facts();
    int least = facts.minLength().orElse(0);
    int most = facts.maxLength().orElse(Integer.MAX_VALUE);
    if (least > most && most >= 0) {
      report(
          part,
          Bound.of(facts, "minLength", least),
          Bound.of(facts, "maxLength", most),
          "a length of ",
          findings);
    }
  }

  private static void report(Part part, Bound least, Bound most, String what, Findings findings) {
    Bound blamed = most.isDeclared() && !part.facts().isForeign(most.fact()) ? most : least;
    if (!blamed.isDeclared()) {
      blamed = most;
    }
    boolean isOne = least.who().equals(most.who());
    findings.error(
        CheckId.KW017,
        part.spotOf(blamed.fact()),
        part.attributeOf(blamed.fact()),
        "no value is left for "
            + part.name()
            + ": "
            + least.shown(what, "at least ")
            + (isOne ? " and at most " + most.value() : ", and " + most.shown(what, "at most ")),
        fix(least, most));
  }

  private static String fix(Bound least, Bound most) {
    String lower = "lower the " + least.value() + " of " + least.who() + " to " + most.value();
    String raise = "raise the " + most.value() + " of " + most.who() + " to " + least.value();
    if (least.isDeclared() && most.isDeclared()) {
      return lower + ", or " + raise;
    }
    return least.isDeclared() ? lower : raise;
  }
}
