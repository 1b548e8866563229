package dev.keywright.report.compare;

import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.report.description.Finding;
import dev.keywright.report.description.KeyDescription;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What has become of one key.
 *
 * @param old missing if the key is new
 * @param now missing if the key is gone
 */
public record KeyChange(Optional<KeyDescription> old, Optional<KeyDescription> now) {

  /** The key as it is, or as it was. */
  public KeyDescription key() {
    return now.or(() -> old).orElseThrow();
  }

  private boolean isInBoth() {
    return old.isPresent() && now.isPresent();
  }

  /** Where the bytes differ, and what that means for rows. */
  public List<Difference> differences() {
    return isInBoth()
        ? new LayoutChange(old.orElseThrow().signature(), now.orElseThrow().signature())
            .differences()
        : List.of();
  }

  /** Whether rows that exist would be lost or read wrongly. */
  public boolean losesRows() {
    return differences().stream().anyMatch(it -> !it.compatible());
  }

  /** The figures that differ. */
  public List<FigureChange> figures() {
    if (!isInBoth()) {
      return List.of();
    }
    Map<String, String> before = KeyFigures.of(old.orElseThrow());
    Map<String, String> after = KeyFigures.of(now.orElseThrow());
    Set<String> labels = new LinkedHashSet<>(before.keySet());
    labels.addAll(after.keySet());
    List<FigureChange> changes = new ArrayList<>();
    for (String label : labels) {
      String was = before.getOrDefault(label, FigureChange.NONE);
      String is = after.getOrDefault(label, FigureChange.NONE);
      if (!Objects.equals(was, is)) {
        changes.add(new FigureChange(label, was, is));
      }
    }
    return changes;
  }

  /** Findings that the new design has, and the old one had not. */
  public List<Finding> newFindings() {
    return without(findings(now), findings(old));
  }

  /** Findings that are gone. */
  public List<Finding> goneFindings() {
    return isInBoth() ? without(findings(old), findings(now)) : List.of();
  }

  private static List<Finding> findings(Optional<KeyDescription> key) {
    return key.stream().flatMap(KeyDescription::allFindings).toList();
  }

  private static List<Finding> without(List<Finding> some, List<Finding> others) {
    return some.stream().filter(it -> !others.contains(it)).toList();
  }

  /** Whether nothing differs that a report shows. */
  public boolean isSame() {
    return isInBoth()
        && differences().isEmpty()
        && Stream.of(figures(), newFindings(), goneFindings()).allMatch(List::isEmpty);
  }

  /** What happened, in a word or two. */
  public String verdict() {
    if (old.isEmpty()) {
      return "new";
    }
    if (now.isEmpty()) {
      return "gone";
    }
    return losesRows() ? "loses rows" : isSame() ? "the same" : "keeps rows";
  }

  /** A class of the style sheet. */
  public String tone() {
    return losesRows() || now.isEmpty() ? "over" : "within";
  }
}
