package dev.keywright.processor;

import dev.keywright.processor.check.family.FamilyChecks;
import dev.keywright.processor.control.FindingDecisions;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.read.ElementSpot;
import dev.keywright.processor.read.FindingAnnotationReader;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Checks the families of one interface, and decides what becomes of the findings. */
record FamilyJudge(FindingAnnotationReader controls, Options options) {
  /** What is reported of the families. What stands around the interface is judged elsewhere. */
  List<Finding> judge(TypeElement type, List<Family> families) {
    FindingDecisions control = new FindingDecisions(controls.read(type), options);
    List<Finding> reported = new ArrayList<>();
    for (Family family : families) {
      Findings found = FamilyChecks.run(family);
      if (!family.isWhole() || found.hasErrors()) {
        control.leaveOpen();
      }
      reported.addAll(control.rule(found));
    }
    control.faults().stream()
        .filter(it -> it.spot() instanceof ElementSpot spot && spot.element().equals(type))
        .forEach(reported::add);
    return reported;
  }
}
