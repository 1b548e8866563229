package dev.keywright.processor;

import dev.keywright.processor.check.Disproof;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What {@code -Akeywright.explain=true} prints: what was checked, found, and decided by options.
 */
final class Summary {
  private final Options options;
  private final Map<Severity, Integer> found = new EnumMap<>(Severity.class);
  private final Set<String> disproofs = new LinkedHashSet<>();
  private int entities;
  private int keys;

  Summary(Options options) {
    this.options = options;
  }

  /** Takes note of the findings that the facts of an entity rule out. */
  void explain(List<Layout> layouts) {
    for (Layout layout : layouts) {
      String key = layout.keyName().isEmpty() ? "" : ", key " + layout.keyName();
      Disproof.of(layout).stream()
          .map(it -> layout.entity().type().name() + key + ": " + it)
          .forEach(disproofs::add);
    }
  }

  void count(List<Ruling> rulings, Collection<Finding> findings) {
    entities += rulings.isEmpty() ? 0 : 1;
    keys += rulings.size();
    new LinkedHashSet<>(findings).forEach(it -> found.merge(it.severity(), 1, Integer::sum));
  }

  @Override
  public String toString() {
    String severities =
        options.severities().entrySet().stream()
            .map(it -> it.getKey() + "=" + it.getValue().name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    return "Keywright checked "
        + keys
        + " keys of "
        + entities
        + " entities: "
        + found.getOrDefault(Severity.ERROR, 0)
        + " errors, "
        + found.getOrDefault(Severity.WARNING, 0)
        + " warnings, "
        + found.getOrDefault(Severity.INFO, 0)
        + " notes; profile "
        + options.profile().name().toLowerCase(Locale.ROOT)
        + (severities.isEmpty() ? "" : ", " + severities)
        + disproofs.stream().map(it -> "\n  " + it).collect(Collectors.joining());
  }
}
