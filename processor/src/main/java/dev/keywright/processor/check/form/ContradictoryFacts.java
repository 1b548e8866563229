package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.Optional;

/** What annotations say of a part, each for itself and all together, must leave it some value. */
final class ContradictoryFacts implements PartCheck {

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.is(Kind.WHOLE)) {
      checkRange(layout, part, findings);
    }
    checkLengths(layout, part, findings);
    WidenedFacts.check(layout, part, findings);
    part.facts()
        .origins()
        .clash()
        .ifPresent(
            clash ->
                findings
                    .error(CheckId.KW017, part.spotOf("alphabet"), part.attributeOf("alphabet"))
                    .problem(
                        "%s can have no value: %s and %s allow no character in common",
                        part.name(), clash.one(), clash.other())
                    .fix("let both name the same characters, or remove one of them"));
  }

  private static void checkRange(Layout layout, Part part, Findings findings) {
    FactBound least = FactBound.least(part);
    FactBound most = FactBound.most(part);
    if (least.value() > most.value()) {
      report(layout, part, least, most, "", findings);
    } else {
      checkStep(layout, part, least, most, findings);
    }
  }

  private static void checkStep(
      Layout layout, Part part, FactBound least, FactBound most, Findings findings) {
    long step = part.facts().step().orElse(1);
    // Below zero where the range is wider than a long can say, so that it holds every multiple.
    long width = most.value() - least.value();
    if (step < 1 || width < 0 || width >= Math.floorMod(most.value(), step)) {
      return;
    }
    long missing = step - Math.floorMod(most.value(), step);
    boolean isReachable =
        most.canMove() && missing <= part.signature().type().largest() - most.value();
    findings
        .error(CheckId.KW017, part.spotOf("step"), part.attributeOf("step"))
        .problem(
            "%s can have no value: no multiple of %s lies between %s and %s",
            part.name(), step, least.value(), most.value())
        .fix(
            Fix.of(new Edits(layout).undeclare(part, "step"))
                .or(
                    Optional.of(most)
                        .filter(it -> isReachable)
                        .map(it -> it.raisedTo(layout, part, it.value() + missing))));
  }

  private static void checkLengths(Layout layout, Part part, Findings findings) {
    ValueLimits limits = part.limits();
    int least = limits.minLength().orElse(0);
    int most = limits.maxLength().orElse(Integer.MAX_VALUE);
    if (least > most && most >= 0) {
      FactBound shortest = FactBound.of(part, "minLength", least);
      FactBound longest = FactBound.of(part, "maxLength", most);
      report(layout, part, shortest, longest, "a length of ", findings);
    } else if (limits.maxLength().isPresent() && most == 0) {
      FactBound none = FactBound.of(part, "maxLength", most);
      findings
          .error(CheckId.KW017, part.spotOf("maxLength"), part.attributeOf("maxLength"))
          .problem("%s can only be empty: %s", part.name(), none.shown("a length of ", "at most "))
          .fix(Fix.of(none.raisedTo(layout, part, 1)));
    }
  }

  private static void report(
      Layout layout, Part part, FactBound least, FactBound most, String what, Findings findings) {
    FactBound blamed =
        most.isDeclared() && !part.facts().origins().isForeign(most.fact()) ? most : least;
    if (!blamed.isDeclared()) {
      blamed = most;
    }
    boolean isOne = least.who().equals(most.who());
    findings
        .error(CheckId.KW017, part.spotOf(blamed.fact()), part.attributeOf(blamed.fact()))
        .problem(
            "%s can have no value: %s%s",
            part.name(),
            least.shown(what, "at least "),
            isOne ? " and at most " + most.value() : ", and " + most.shown(what, "at most "))
        .fix(FactBound.apart(layout, part, least, most));
  }
}
