package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.FrozenLayout;
import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One version of a layout in the history of a key.
 *
 * @param name such as {@code version 1} or {@code today}
 * @param isFirst whether no older one is known
 * @param isDeclared whether a version says that the layout changed, so that older rows are known
 * @param changes what the step to it changed, and what that means for rows
 */
public record VersionStep(
    String name, boolean isFirst, boolean isDeclared, String layout, List<Difference> changes) {

  /** The frozen versions, the oldest first, and the layout of today. */
  static List<VersionStep> of(KeyDescription key) {
    List<VersionStep> steps = new ArrayList<>();
    List<FrozenLayout> frozen =
        key.frozen().stream()
            .filter(it -> it.layout().isPresent())
            .sorted(Comparator.comparingInt(FrozenLayout::version))
            .toList();
    for (FrozenLayout version : frozen) {
      String name = "version " + version.version();
      add(steps, name, /* isDeclared= */ true, version.layout().orElseThrow());
    }
    if (!steps.isEmpty()) {
      add(steps, "today", /* isDeclared= */ false, key.layout());
    }
    return steps;
  }

  private static void add(List<VersionStep> steps, String name, boolean isDeclared, String layout) {
    List<Difference> changes =
        steps.isEmpty() ? List.of() : changes(steps.get(steps.size() - 1).layout(), layout);
    steps.add(new VersionStep(name, steps.isEmpty(), isDeclared, layout, changes));
  }

  /** What becomes of rows if one layout takes the place of another. */
  static List<Difference> changes(String old, String now) {
    return new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now)).differences();
  }
}
