package dev.keywright.processor.check;

import dev.keywright.processor.check.form.FormChecks;
import dev.keywright.processor.check.limits.LimitChecks;
import dev.keywright.processor.check.order.DropOrder;
import dev.keywright.processor.check.order.OrderChecks;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges the parts of a list's elements in their places. A key whose list has two elements is a key
 * of so many parts, so the same checks find the same faults.
 */
final class ElementChecks {
  private static final Pattern INDEX = Pattern.compile("\\[(?:\\d+|next)]");

  private ElementChecks() {}

  /** Whether the declarations of all elements are well formed. */
  static void form(Layout layout, Findings findings) {
    Findings found = new Findings();
    run(layout.unrolled(), FormChecks.OF_ELEMENTS, spots(elements(layout)), found);
    // What is said of one element is true of the next one.
    Set<String> seen = new HashSet<>();
    found.all().stream()
        .filter(it -> seen.add(it.check() + INDEX.matcher(it.problem()).replaceAll("")))
        .forEach(findings::add);
  }

  /** Whether lists sort as their elements do, are told apart, and are taken by the store. */
  static void design(Layout layout, Findings findings) {
    Findings found = new Findings();
    // No entry follows the one with the largest key, which may be out of order.
    run(layout.unrolledOnce(), OrderChecks.ALL, spots(keys(layout)), found);
    run(layout.unrolled(), OrderChecks.ALL, spots(elements(layout)), found);
    run(layout.unrolled(), LimitChecks.OF_ELEMENTS, spots(elements(layout)), found);
    // All elements have the same declarations.
    Set<List<Object>> seen = new HashSet<>();
    found.all().stream()
        .filter(it -> seen.add(List.of(it.check(), it.spot(), it.attribute())))
        .map(it -> it.check().misorders() ? ofList(layout, it) : it)
        .forEach(findings::add);
  }

  // Scans ask for the list, so it is the list that gives up its order.
  private static Finding ofList(Layout layout, Finding finding) {
    return layout
        .parts()
        .filter(part -> !part.spots().contains(finding.spot()))
        .filter(part -> part.type() instanceof PartType.Repeated list && holds(list, finding))
        .findFirst()
        .map(list -> finding.withFix(finding.fix().or(DropOrder.change(layout, list))))
        .orElse(finding);
  }

  private static boolean holds(PartType.Repeated list, Finding finding) {
    return list.parts().stream().anyMatch(it -> it.spots().contains(finding.spot()));
  }

  private static Stream<PartType.Repeated> lists(Layout layout) {
    return layout
        .parts()
        .map(Part::type)
        .filter(PartType.Repeated.class::isInstance)
        .map(PartType.Repeated.class::cast);
  }

  private static Stream<Part> elements(Layout layout) {
    return lists(layout).flatMap(list -> list.parts().stream());
  }

  private static Stream<Part> keys(Layout layout) {
    return lists(layout).filter(PartType.Repeated::isMap).map(map -> map.parts().get(0));
  }

  private static void run(
      Layout unrolled, List<LayoutCheck> checks, Set<SourceSpot> spots, Findings findings) {
    if (spots.isEmpty()) {
      return;
    }
    Findings found = new Findings();
    checks.forEach(check -> check.check(unrolled, found));
    found.all().stream().filter(it -> spots.contains(it.spot())).forEach(findings::add);
  }

  private static Set<SourceSpot> spots(Stream<Part> parts) {
    return parts.flatMap(it -> it.spots().stream()).collect(Collectors.toSet());
  }
}
