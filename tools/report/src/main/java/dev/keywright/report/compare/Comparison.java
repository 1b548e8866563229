package dev.keywright.report.compare;

import dev.keywright.report.description.KeyDescription;
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
 * @param oldName what the older design is called, such as the name of its jar
 * @param changes of each key that is in one of them, lost rows first
 */
public record Comparison(String oldName, String newName, List<KeyChange> changes) {

  /** Compares keys by the names of their classes. */
  public static Comparison of(
      String oldName, List<KeyDescription> old, String newName, List<KeyDescription> now) {
    Map<String, KeyDescription> before = byClass(old);
    Map<String, KeyDescription> after = byClass(now);
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
    return new Comparison(oldName, newName, List.copyOf(changes));
  }

  private static Map<String, KeyDescription> byClass(List<KeyDescription> keys) {
    return keys.stream().collect(Collectors.toMap(KeyDescription::keyClass, Function.identity()));
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
                    it ->
                        it.isSame() || it.old().isEmpty() || it.now().isEmpty()
                            ? it.verdict()
                            : "changed",
                    TreeMap::new,
                    Collectors.counting()));
    return counts.isEmpty()
        ? "no keys"
        : counts.entrySet().stream()
            .map(it -> it.getValue() + " " + it.getKey())
            .collect(Collectors.joining(", "));
  }
}
