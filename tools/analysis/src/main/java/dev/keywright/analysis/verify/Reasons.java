package dev.keywright.analysis.verify;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/** Faulty keys by their reason: how many, and the first few of each. */
final class Reasons implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int MOST_EXAMPLES = 5;
  private static final int MOST_REASONS = 200;
  private static final Fault OTHER = new Fault("other parts", "other reasons");

  private final LinkedHashMap<Fault, Group> groups = new LinkedHashMap<>();

  private record Fault(String part, String reason) implements Serializable {}

  private static final class Group implements Serializable {
    private static final long serialVersionUID = 1;

    private long keys;
    private final ArrayList<Example> examples = new ArrayList<>();
  }

  void add(String part, String reason, long number, String key) {
    Group group = group(new Fault(part, reason));
    group.keys++;
    if (group.examples.size() < MOST_EXAMPLES) {
      group.examples.add(new Example(number, key));
    }
  }

  // A message that names a value would make a reason of every key.
  private Group group(Fault fault) {
    boolean isKept = groups.containsKey(fault) || groups.size() < MOST_REASONS;
    return groups.computeIfAbsent(isKept ? fault : OTHER, it -> new Group());
  }

  void merge(Reasons next) {
    next.groups.forEach(
        (fault, group) -> {
          Group mine = group(fault);
          mine.keys += group.keys;
          group.examples.stream()
              .limit((long) MOST_EXAMPLES - mine.examples.size())
              .forEach(mine.examples::add);
        });
  }

  long keys() {
    return groups.values().stream().mapToLong(group -> group.keys).sum();
  }

  /** The most frequent first. */
  List<ReasonReport> report() {
    return groups.entrySet().stream()
        .map(
            it ->
                new ReasonReport(
                    it.getKey().part(),
                    it.getKey().reason(),
                    it.getValue().keys,
                    it.getValue().examples))
        .sorted(
            Comparator.comparing((ReasonReport it) -> -it.keys())
                .thenComparing(ReasonReport::part)
                .thenComparing(ReasonReport::reason))
        .toList();
  }
}
