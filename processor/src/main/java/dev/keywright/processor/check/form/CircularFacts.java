package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A part that decides itself, or the parts that decide it, says nothing about any of them. */
final class CircularFacts implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    Map<String, Part> parts = new LinkedHashMap<>();
    layout.parts().filter(Part::isOfEntity).forEach(part -> parts.put(part.name(), part));
    Set<String> reported = new HashSet<>();
    for (Part part : parts.values()) {
      List<String> path = pathBack(part, parts);
      if (!path.isEmpty() && !reported.contains(part.name())) {
        reported.addAll(path);
        report(layout, part, path, findings);
      }
      if (part.facts().uniqueWithin().contains(part.name())) {
        findings
            .error(CheckId.KW017, part.facts().origins().spot(), "uniqueWithin")
            .problem(
                "uniqueWithin of %s names itself, but all rows with one %s have the same %s%s",
                part.name(),
                part.name(),
                part.name(),
                part.facts().origins().remark("uniqueWithin"))
            .fix(Fix.of(new Advice("name other parts"), unique(layout, part)));
      }
    }
  }

  // The names after the part on the shortest way back to it, itself the last; empty if there is
  // none.
  private static List<String> pathBack(Part start, Map<String, Part> parts) {
    Map<String, List<String>> paths = new HashMap<>();
    Deque<Part> open = new ArrayDeque<>(List.of(start));
    paths.put(start.name(), List.of());
    while (!open.isEmpty()) {
      Part part = open.removeFirst();
      List<String> path = paths.getOrDefault(part.name(), List.of());
      for (String next : part.facts().determinedBy()) {
        List<String> longer = new ArrayList<>(path);
        longer.add(next);
        if (next.equals(start.name())) {
          return longer;
        }
        Part decider = parts.get(next);
        if (decider != null && paths.putIfAbsent(next, longer) == null) {
          open.add(decider);
        }
      }
    }
    return List.of();
  }

  private static void report(Layout layout, Part part, List<String> path, Findings findings) {
    String problem =
        path.size() == 1
            ? "determinedBy of " + part.name() + " names itself, which says nothing"
            : "determinedBy is circular, so it says nothing: from %s to %s and back to %s"
                .formatted(
                    part.name(),
                    String.join(", to ", path.subList(0, path.size() - 1)),
                    part.name());
    findings
        .error(CheckId.KW017, part.facts().origins().spot(), "determinedBy")
        .problem(problem + part.facts().origins().remark("determinedBy"))
        .fix(Fix.of(new Edits(layout).undeclare(part, "determinedBy")));
  }

  private static Change unique(Layout layout, Part part) {
    Edits edits = new Edits(layout);
    return edits.declare(part, "unique", true).and(edits.undeclare(part, "uniqueWithin"));
  }
}
