package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.FindingAnnotations;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.finding.SeverityRule;
import dev.keywright.processor.finding.Suppression;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides what becomes of the findings on one entity. The severity of a check is what is said
 * nearest: on the entity, on the types around it, on its package, in the options of the compiler,
 * and else the check's own.
 */
public final class FindingDecisions {
  private static final String MEND_FIRST =
      "fix the other errors of this key first: they may change how it is written";

  private final FindingAnnotations controls;
  private final List<Suppression> suppressions;
  private final Options options;
  private final Set<Suppression> used = new LinkedHashSet<>();
  private final Set<Suppression> refused = new LinkedHashSet<>();
  private boolean isWhole = true;
  private final Map<Suppression, String> misplaced = new HashMap<>();

  public FindingDecisions(FindingAnnotations controls, Options options) {
    this.controls = controls;
    this.suppressions = controls.suppressions().stream().filter(Suppression::isAddressed).toList();
    this.options = options;
  }

  /** Says that checks were left out: nobody knows what they would have found. */
  public void leaveOpen() {
    isWhole = false;
  }

  /** What is left of the findings on one key, with the severities that they have here. */
  public Ruling rule(Layout layout, Findings found) {
    PartsOfSpots parts = PartsOfSpots.of(layout);
    List<Finding> reported = new ArrayList<>();
    List<AcceptedFinding> accepted = new ArrayList<>();
    ExistingRowsRules rows = new ExistingRowsRules(layout, parts);
    for (Finding finding : found.all()) {
      Finding judged = rows.judge(finding);
      List<Suppression> matching =
          suppressions.stream().filter(it -> matches(it, parts, judged)).toList();
      Finding decided = decided(layout, parts, judged, matching);
      if (decided.severity() == Severity.OFF) {
        accepted.add(new AcceptedFinding(judged, by(matching, judged.check())));
      } else {
        reported.add(decided);
      }
    }
    Findings faults = new Findings();
    layout.options().existing().ifPresent(it -> ControlFaults.check(it, faults));
    faults.all().stream()
        .map(this::decided)
        .filter(fault -> fault.severity() != Severity.OFF)
        .forEach(reported::add);
    List<Finding> all = List.copyOf(reported);
    reported.removeIf(finding -> isShadowed(finding, all, parts));
    // What mends the others changes the signature that would be proposed.
    boolean willChange =
        reported.stream()
            .anyMatch(it -> it.severity() == Severity.ERROR && !it.check().followsOthers());
    if (willChange) {
      reported.replaceAll(it -> it.check().followsOthers() ? it.withFix(MEND_FIRST) : it);
    }
    return Ruling.of(layout, reported, accepted, parts);
  }

  /** What is left of findings that are about no key, with the severities that they have here. */
  public List<Finding> rule(Findings found) {
    return found.all().stream()
        .map(this::decidedAlone)
        .filter(finding -> finding.severity() != Severity.OFF)
        .toList();
  }

  private Finding decidedAlone(Finding finding) {
    List<Suppression> matching =
        controls.suppressions().stream()
            .filter(it -> it.part().isEmpty() && names(it, finding.check()))
            .toList();
    if (finding.severity() == Severity.ERROR && finding.check().isRequired()) {
      refused.addAll(matching);
      return finding;
    }
    used.addAll(matching);
    return matching.isEmpty() ? decided(finding) : finding.with(Severity.OFF);
  }

  private static boolean isShadowed(Finding finding, List<Finding> reported, PartsOfSpots parts) {
    Optional<String> part = parts.of(finding.spot());
    return reported.stream()
        .anyMatch(other -> finding.isNeedlessBeside(other, parts.of(other.spot()).equals(part)));
  }

  private String by(List<Suppression> matching, CheckId check) {
    if (!matching.isEmpty()) {
      Suppression first = matching.get(0);
      return first.shown() + first.reason().map(reason -> ": " + reason).orElse("");
    }
    return rule(check).isPresent() ? "@CheckSeverity" : "-A" + Options.PREFIX + check + "=off";
  }

  private Finding decided(
      Layout layout, PartsOfSpots parts, Finding finding, List<Suppression> matching) {
    if (isRequired(layout, parts, finding)) {
      refused.addAll(matching);
      return finding;
    }
    used.addAll(matching);
    if (parts.of(finding.spot()).isEmpty()) {
      String entity = layout.entity().type().name();
      suppressions.stream()
          .filter(it -> it.part().isPresent() && names(it, finding.check()))
          .forEach(it -> misplaced.put(it, entity));
    }
    return matching.isEmpty()
        ? finding.with(severity(finding.check(), finding.severity()))
        : finding.with(Severity.OFF);
  }

  // Where values have no form in keys, there is nothing to write either.
  private static boolean isRequired(Layout layout, PartsOfSpots parts, Finding finding) {
    return finding.severity() == Severity.ERROR
        && (finding.check().isRequired()
            || parts
                .of(finding.spot())
                .flatMap(layout::part)
                .filter(part -> !layout.hasForm(part))
                .isPresent());
  }

  private static boolean matches(Suppression suppression, PartsOfSpots parts, Finding finding) {
    boolean isHere =
        suppression.part().isEmpty() || suppression.part().equals(parts.of(finding.spot()));
    return isHere && names(suppression, finding.check());
  }

  private static boolean names(Suppression suppression, CheckId check) {
    return NamedCheck.find(suppression.check()).filter(check::equals).isPresent();
  }

  private Severity severity(CheckId check, Severity own) {
    return rule(check)
        .orElseGet(
            () ->
                options.severities().containsKey(check)
                    ? options.severities().get(check)
                    : options.profile().of(own));
  }

  /** What is said nearest in the source. */
  private Optional<Severity> rule(CheckId check) {
    return controls.severities().stream()
        .filter(rule -> NamedCheck.find(rule.check()).filter(check::equals).isPresent())
        .map(SeverityRule::severity)
        .findFirst();
  }

  /**
   * What is wrong with the controls themselves, once the findings on all keys are decided. What is
   * wrong around the entity is so for every entity there.
   */
  public List<Finding> faults() {
    Findings faults = new Findings();
    controls.severities().forEach(rule -> ControlFaults.check(rule, faults));
    ControlFaults.checkDistinct(controls.severities(), faults);
    controls.suppressions().stream()
        .filter(it -> !it.isAddressed())
        .forEach(it -> ControlFaults.checkUnaddressed(it, faults));
    for (Suppression suppression : suppressions) {
      ControlFaults.check(suppression, faults);
      // What stands around the entity may accept something of another one.
      if (suppression.isOfEntity()) {
        if (refused.contains(suppression)) {
          ControlFaults.reportRefused(suppression, faults);
        } else if (isIdle(suppression)) {
          String entity = misplaced.get(suppression);
          if (entity == null) {
            ControlFaults.reportIdle(suppression, faults);
          } else {
            ControlFaults.reportMisplaced(suppression, entity, faults);
          }
        }
      }
    }
    return faults.all().stream()
        .map(fault -> fault.severity() == Severity.ERROR ? fault : decided(fault))
        .filter(fault -> fault.severity() != Severity.OFF)
        .toList();
  }

  private Finding decided(Finding fault) {
    return fault.with(severity(fault.check(), fault.severity()));
  }

  // Where a check is off, nobody knows what it would have found.
  private boolean isIdle(Suppression suppression) {
    Optional<CheckId> check = NamedCheck.find(suppression.check());
    return isWhole
        && check.isPresent()
        && !used.contains(suppression)
        && severity(check.get(), Severity.INFO) != Severity.OFF;
  }
}
