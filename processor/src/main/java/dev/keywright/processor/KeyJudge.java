package dev.keywright.processor;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.control.FindingDecisions;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.read.FindingAnnotationReader;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Checks the keys of one entity, and decides what becomes of the findings. */
record KeyJudge(FindingAnnotationReader controls, Options options) {
  /**
   * What was decided about the keys of an entity.
   *
   * @param rulings one for each key
   * @param faults what is wrong with the controls themselves
   * @param isWritten whether nothing forbids the keys
   */
  record Judgement(List<Ruling> rulings, List<Finding> faults, boolean isWritten) {}

  /**
   * Judges the keys of an entity.
   *
   * @param findings what reading them has found; what comparing them finds is added
   */
  Judgement judge(TypeElement entity, EntityKeys keys, Findings findings) {
    List<Layout> layouts = keys.layouts();
    Checks.compare(layouts, findings);
    FindingDecisions control = new FindingDecisions(controls.read(entity), options);
    if (findings.hasErrors()) {
      control.leaveOpen();
    }
    List<Ruling> rulings = layouts.stream().map(layout -> judged(layout, keys, control)).toList();
    List<Finding> faults = layouts.isEmpty() ? List.of() : control.faults();
    boolean isWritten =
        !findings.hasErrors()
            && rulings.stream().noneMatch(it -> hasErrors(it.reported()))
            && !hasErrors(faults);
    return new Judgement(rulings, faults, isWritten);
  }

  private static boolean hasErrors(List<Finding> findings) {
    return findings.stream().anyMatch(it -> it.severity() == Severity.ERROR);
  }

  private static Ruling judged(Layout layout, EntityKeys keys, FindingDecisions control) {
    Findings found = new Findings();
    if (!Checks.run(layout, keys::edited, found)) {
      control.leaveOpen();
    }
    return control.rule(layout, found);
  }
}
