package dev.keywright.report.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Two designs side by side.
 *
 * @param changes of each key that is in one of them, lost rows first
 */
public record Comparison(List<KeyChange> changes) {

  /** Compares keys by their names. */
  public static Comparison of(List<ComparedKey> old, List<ComparedKey> now) {
    Map<String, ComparedKey> before = byName(old);
    Map<String, ComparedKey> after = byName(now);
    NavigableSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    List<KeyChange> changes = new ArrayList<>();
    for (String name : names) {
      changes.add(
          new KeyChange(
              Optional.ofNullable(before.get(name)), Optional.ofNullable(after.get(name))));
    }
    // Of keys that lose rows, and of the others, the order is that of their names.
    changes.sort(Comparator.comparing(it -> !it.losesRows()));
    return new Comparison(List.copyOf(changes));
  }

  private static Map<String, ComparedKey> byName(List<ComparedKey> keys) {
    return keys.stream().collect(Collectors.toMap(ComparedKey::name, Function.identity()));
  }

  /** The changes that are worth a look. */
  public List<KeyChange> real() {
    return changes.stream().filter(it -> !it.isSame()).toList();
  }

  /** Whether rows of some key would be lost or read wrongly. */
  public boolean losesRows() {
    return changes.stream().anyMatch(KeyChange::losesRows);
  }

  /** The counts in words. */
  public String summary() {
    Map<String, Long> counts =
        changes.stream()
            .collect(
                Collectors.groupingBy(
                    it -> it.isSame() || !it.isInBoth() ? it.verdict() : "changed",
                    TreeMap::new,
                    Collectors.counting()));
    return counts.isEmpty()
        ? "no keys"
        : counts.entrySet().stream()
            .map(it -> it.getValue() + " " + it.getKey())
            .collect(Collectors.joining(", "));
  }
}
