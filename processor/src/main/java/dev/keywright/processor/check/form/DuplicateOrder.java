package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every part has a place of its own. */
final class DuplicateOrder implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    OrderedGroup.of(layout).forEach(group -> check(layout, group, findings));
  }

  private static void check(Layout layout, OrderedGroup group, Findings findings) {
    Map<Integer, Part> taken = new TreeMap<>();
    List<Part> unwritten = group.unwritten();
    group.parts().stream()
        .filter(part -> !unwritten.contains(part))
        .forEach(part -> taken.putIfAbsent(part.declaration().order(), part));
    for (Part part : group.parts()) {
      if (unwritten.contains(part)) {
        continue;
      }
      int order = part.declaration().order();
      Part first = taken.getOrDefault(order, part);
      // One member annotated twice is another fault.
      if (!first.name().equals(part.name())) {
        int free = free(taken);
        taken.put(free, part);
        String both = first.name() + " and " + part.name() + " both have order = " + order;
        findings
            .error(CheckId.KW002, part.spot(), "order")
            .problem(both + " in the " + group.name())
            .fix(Fix.of(new Edits(layout).set(part, "order", free)));
      }
    }
  }

  private static int free(Map<Integer, Part> taken) {
    int order = 0;
    while (taken.containsKey(order)) {
      order++;
    }
    return order;
  }
}
