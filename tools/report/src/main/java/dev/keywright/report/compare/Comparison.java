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
    Map<String, String> renamed = renamed(before, after);
    names.removeAll(renamed.values());
    for (String name : names) {
      Optional<ComparedKey> was = Optional.ofNullable(before.get(renamed.getOrDefault(name, name)));
      changes.add(new KeyChange(was, Optional.ofNullable(after.get(name))));
    }
    // Of keys that lose rows, and of the others, the order is that of their names.
    changes.sort(Comparator.comparing(it -> !it.losesRows()));
    return new Comparison(List.copyOf(changes));
  }

  /**
   * The older names of keys whose class has moved or has another name: of one layout, only the one
   * key has gone, and only the other is new.
   */
  private static Map<String, String> renamed(
      Map<String, ComparedKey> before, Map<String, ComparedKey> after) {
    Map<String, String> renamed = new TreeMap<>();
    List<ComparedKey> gone = without(before, after);
    List<ComparedKey> added = without(after, before);
    for (ComparedKey key : added) {
      List<ComparedKey> were = ofLayout(gone, key);
      if (were.size() == 1 && ofLayout(added, key).size() == 1) {
        renamed.put(key.name(), were.get(0).name());
      }
    }
    return renamed;
  }

  private static List<ComparedKey> without(
      Map<String, ComparedKey> some, Map<String, ComparedKey> others) {
    return some.values().stream().filter(it -> !others.containsKey(it.name())).toList();
  }

  private static List<ComparedKey> ofLayout(List<ComparedKey> keys, ComparedKey like) {
    return keys.stream().filter(it -> it.layout().equals(like.layout())).toList();
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
