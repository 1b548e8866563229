package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The fault that a part has in several keys of an entity, such as its table and an index. */
public final class SharedFaults {
  private SharedFaults() {}

  /** What tells one fault from another: the same words mend it in each annotation of the part. */
  private record Fault(
      CheckId check, Severity severity, String part, String attribute, String fix) {}

  /** The findings of an entity, with each fault of a part said once, and mended in all its keys. */
  public static List<Finding> joined(Collection<Finding> findings) {
    Map<Object, Finding> joined = new LinkedHashMap<>();
    for (Finding finding : new LinkedHashSet<>(findings)) {
      Object fault = fault(finding);
      Finding first = joined.get(fault);
      if (first == null) {
        joined.put(fault, finding);
      } else if (spots(first).contains(finding.spot())) {
        // Two faults of one annotation, which the same edit mends.
        joined.put(finding, finding);
      } else {
        joined.put(fault, first.withFix(both(first.fix(), finding.fix())));
      }
    }
    return List.copyOf(joined.values());
  }

  private static Object fault(Finding finding) {
    List<Edit> edits = edits(finding);
    boolean isOfAnnotation =
        !edits.isEmpty()
            && finding.fix().changes().size() == finding.fix().remedies().size()
            && spots(finding).equals(List.of(finding.spot()))
            && finding.detail().isEmpty();
    return isOfAnnotation
        ? new Fault(
            finding.check(),
            finding.severity(),
            edits.get(0).target().owner(),
            finding.attribute(),
            finding.fixText())
        : finding;
  }

  private static List<Edit> edits(Finding finding) {
    return finding.fix().changes().stream().flatMap(it -> it.edits().stream()).toList();
  }

  private static List<SourceSpot> spots(Finding finding) {
    return edits(finding).stream().map(it -> it.target().spot()).distinct().toList();
  }

  private static Fix both(Fix one, Fix other) {
    List<Remedy> remedies = new ArrayList<>();
    for (int i = 0; i < one.changes().size(); i++) {
      Change change = one.changes().get(i);
      List<Edit> edits =
          Stream.concat(change.edits().stream(), other.changes().get(i).edits().stream()).toList();
      remedies.add(new Change(change.purpose(), edits, change.remark()));
    }
    return new Fix(remedies, one.otherwise());
  }
}
