package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Findings.Draft;
import dev.keywright.processor.finding.SeverityRule;
import dev.keywright.processor.finding.Suppression;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import java.util.List;
import java.util.Optional;

/** What can be wrong with a control: a check that is not there, no reason, nothing to accept. */
final class ControlFaults {
  /** What to do about a name that is like none. */
  static final String SEE_LIST = "docs/checks/README.md lists all checks";

  private ControlFaults() {}

  static void check(SeverityRule rule, Findings faults) {
    Optional<CheckId> check = NamedCheck.find(rule.check());
    if (check.isEmpty()) {
      faults
          .error(CheckId.KW903, rule.spot(), "check")
          .problem("@CheckSeverity names " + quoted(rule.check()) + ", which is not a check")
          .fix(didYouMean(rule.check()));
    } else if (check.get().isForm()) {
      faults
          .error(CheckId.KW903, rule.spot(), "check")
          .problem(
              "@CheckSeverity names %s, which reports annotations that make no sense, so it is"
                  + " always an error",
              check.get())
          .fix("remove @CheckSeverity");
    }
  }

  /** An element that gives one check two severities gives it none. */
  static void checkDistinct(List<SeverityRule> rules, Findings faults) {
    for (int i = 0; i < rules.size(); i++) {
      SeverityRule rule = rules.get(i);
      Optional<CheckId> check = NamedCheck.find(rule.check());
      boolean isDecided =
          rules.subList(0, i).stream()
              .filter(other -> other.distance() == rule.distance())
              .anyMatch(other -> NamedCheck.find(other.check()).equals(check));
      if (check.isPresent() && isDecided) {
        faults
            .error(CheckId.KW903, rule.spot(), "check")
            .problem("@CheckSeverity names " + check.get() + " a second time here")
            .fix("remove one of the two");
      }
    }
  }

  static void check(Suppression suppression, Findings faults) {
    Optional<CheckId> check = NamedCheck.find(suppression.check());
    if (check.isEmpty()) {
      faults
          .warning(CheckId.KW903, suppression.spot(), attribute(suppression))
          .problem(suppression.shown() + " does not name a check, so it has no effect")
          .fix(
              suppression.check().isEmpty()
                  ? "name one check, such as keywright:KW201: you cannot accept all checks at once"
                  : didYouMean(suppression.check()));
    } else if (suppression.reason().filter(String::isBlank).isPresent()) {
      faults
          .warning(CheckId.KW902, suppression.spot(), "reason")
          .problem(
              "%s gives no reason, so a reader cannot judge whether it still holds",
              suppression.shown())
          .fix(
              Fix.advice("explain in reason why %s does no harm here".formatted(check.get()))
                  .or(EntityEdits.remove("AllowDesign", suppression.spot())));
    }
  }

  /** A check that {@code @SuppressWarnings} names without naming this processor. */
  static void checkUnaddressed(Suppression suppression, Findings faults) {
    NamedCheck.find(suppression.check())
        .ifPresent(
            check ->
                faults
                    .info(CheckId.KW903, suppression.spot(), "value")
                    .problem(suppression.shown() + " does not name Keywright, so it has no effect")
                    .fix(
                        "write @SuppressWarnings(%s)", quoted("keywright:" + suppression.check())));
  }

  static void check(ExistingRows existing, Findings faults) {
    if (existing.reason().isBlank()) {
      faults
          .warning(CheckId.KW902, existing.spot(), "reason")
          .problem("@ExistingRows gives no reason, so a reader cannot judge whether it still holds")
          .fix("name in reason the system that wrote the rows, and since when");
    }
  }

  private static Draft idle(Suppression suppression, Findings faults) {
    return faults.info(CheckId.KW901, suppression.spot(), attribute(suppression));
  }

  private static String attribute(Suppression suppression) {
    return suppression.reason().isPresent() ? "check" : "value";
  }

  private static CheckId check(Suppression suppression) {
    return NamedCheck.find(suppression.check()).orElseThrow();
  }

  static void reportIdle(Suppression suppression, Findings faults) {
    idle(suppression, faults)
        .problem(
            "%s has no effect: %s reports nothing here", suppression.shown(), check(suppression))
        .fix("remove it");
  }

  static void reportMisplaced(Suppression suppression, String entity, Findings faults) {
    idle(suppression, faults)
        .problem(
            "%s has no effect: %s is about %s, not a part",
            suppression.shown(), check(suppression), entity)
        .fix("write it on " + entity);
  }

  static void reportRefused(Suppression suppression, Findings faults) {
    idle(suppression, faults)
        .problem(
            "%s has no effect: %s found a fault that makes keys impossible to write or to read"
                + " back",
            suppression.shown(), check(suppression))
        .fix("correct the fault, and remove this");
  }

  private static String didYouMean(String written) {
    return NamedCheck.nearest(written).map(check -> "did you mean " + check + "?").orElse(SEE_LIST);
  }

  private static String quoted(String written) {
    return "\"" + written + "\"";
  }
}
