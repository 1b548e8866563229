package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.List;

/**
 * What keys show beside their layouts.
 *
 * @param faults what is wrong, shown with keys of the input
 * @param notes what is worth knowing, as sentences
 */
public record KeyFindings(List<Fault> faults, List<String> notes) {
  public KeyFindings {
    faults = List.copyOf(faults);
    notes = notes.stream().map(Shown::visible).toList();
  }

  /**
   * The findings in some kinds of row.
   *
   * @param rivals the order by other layouts that explain the keys: where one of them loses no
   *     order, there may be no fault
   */
  public static KeyFindings in(List<ExplainedKeys> kinds, List<StoredOrder> rivals) {
    List<Fault> faults = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      ExplainedKeys kind = kinds.get(i);
      if (!kind.keys().isEmpty()) {
        faults.addAll(OrderFaults.in(kind, rivals));
        faults.addAll(IdentityFaults.in(kind));
        String title = kinds.size() == 1 ? "" : "In kind " + (i + 1) + ": ";
        List<Derivation> derivations = Derivations.in(kind);
        DerivedFaults derived = new DerivedFaults(kind);
        faults.addAll(derived.of(derivations));
        faults.addAll(derived.ofScatter());
        derivations.stream()
            .filter(it -> it.misses().isEmpty())
            .forEach(it -> notes.add(title + it.note()));
        HotValues.in(kind).forEach(it -> notes.add(title + it));
      }
    }
    return new KeyFindings(faults, notes);
  }
}
