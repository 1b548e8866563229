package dev.keywright.report.compare;

import dev.keywright.description.key.Finding;
import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What has become of one key.
 *
 * @param old missing if the key is new
 * @param now missing if the key is gone
 */
public record KeyChange(Optional<ComparedKey> old, Optional<ComparedKey> now) {

  /** The key as it is, or as it was. */
  public ComparedKey key() {
    return now.or(() -> old).orElseThrow();
  }

  boolean isInBoth() {
    return layouts().isPresent();
  }

  /** One layout above the other; empty unless the key is in both designs. */
  public Optional<LayoutChange> layouts() {
    return old.flatMap(was -> now.map(is -> new LayoutChange(was.layout(), is.layout())));
  }

  /** Where the bytes differ, and what that means for rows. */
  public List<Difference> differences() {
    return layouts().map(LayoutChange::differences).orElse(List.of());
  }

  /** Whether rows that exist would be lost or read wrongly. */
  public boolean losesRows() {
    return !layouts().map(LayoutChange::keepsBytes).orElse(true);
  }

  /** The figures that differ. */
  public List<FigureChange> figures() {
    if (!isInBoth()) {
      return List.of();
    }
    Map<String, String> before = old.orElseThrow().figures();
    Map<String, String> after = now.orElseThrow().figures();
    Set<String> labels = new LinkedHashSet<>(before.keySet());
    labels.addAll(after.keySet());
    List<FigureChange> changes = new ArrayList<>();
    for (String label : labels) {
      String was = before.getOrDefault(label, FigureChange.NONE);
      String is = after.getOrDefault(label, FigureChange.NONE);
      if (!was.equals(is)) {
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

  private static List<Finding> findings(Optional<ComparedKey> key) {
    return key.map(ComparedKey::findings).orElse(List.of());
  }

  private static List<Finding> without(List<Finding> some, List<Finding> others) {
    return some.stream().filter(it -> !others.contains(it)).toList();
  }

  /** Whether nothing differs that a report shows. */
  public boolean isSame() {
    return isInBoth()
        && !isRenamed()
        && differences().isEmpty()
        && Stream.of(figures(), newFindings(), goneFindings()).allMatch(List::isEmpty);
  }

  /** What happened, in a word or two. */
  public String verdict() {
    String before = old.filter(it -> isRenamed()).map(it -> "was " + it.title() + ", ").orElse("");
    return before + fate();
  }

  /** Whether the key's class has another name. */
  private boolean isRenamed() {
    return isInBoth() && !old.orElseThrow().name().equals(now.orElseThrow().name());
  }

  private String fate() {
    if (old.isEmpty()) {
      return "new";
    }
    if (now.isEmpty()) {
      return "gone";
    }
    if (isSame()) {
      return "the same";
    }
    boolean isRead = differences().stream().allMatch(Difference::compatible);
    return losesRows() ? "loses rows" : isRead ? "keeps rows" : "the bytes stay";
  }
}
