package dev.keywright.analysis.verify;

import dev.keywright.layout.signature.PartSignature;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares each key of the input with the one before. */
final class Neighbours implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int MOST_EXAMPLES = 5;

  private @Nullable Neighbour first;
  private @Nullable Neighbour last;
  private long descents;
  private final ArrayList<OrderReport.Descent> firstDescents = new ArrayList<>();
  private long duplicates;
  private long misordered;
  private final ArrayList<Misordered> examples = new ArrayList<>();

  private record Neighbour(LayoutStatistics layout, ReadKey key) implements Serializable {}

  void add(LayoutStatistics layout, ReadKey key) {
    Neighbour next = new Neighbour(layout, key);
    if (last == null) {
      first = next;
    } else {
      compare(last, next);
    }
    last = next;
  }

  private void compare(Neighbour before, Neighbour next) {
    if (before.key().columns().size() != next.key().columns().size()) {
      return;
    }
    int order = before.layout().compare(before.key(), next.key());
    if (order > 0) {
      addDescent(before, next);
    }
    duplicates += order == 0 ? 1 : 0;
    if (order != 0 && before.layout().layout().equals(next.layout().layout())) {
      Neighbour lower = order < 0 ? before : next;
      Neighbour higher = order < 0 ? next : before;
      Optional<PartSignature> broken = before.layout().broken(lower.key(), higher.key());
      broken.ifPresent(part -> addMisordered(part, lower, higher));
    }
  }

  private void addDescent(Neighbour before, Neighbour next) {
    descents++;
    if (firstDescents.size() < MOST_EXAMPLES) {
      firstDescents.add(new OrderReport.Descent(Example.of(before.key()), Example.of(next.key())));
    }
  }

  private void addMisordered(PartSignature part, Neighbour lower, Neighbour higher) {
    misordered++;
    if (examples.size() < MOST_EXAMPLES) {
      String layout = lower.layout().layout().name();
      examples.add(Misordered.of(layout, part, lower.key(), higher.key()));
    }
  }

  /** Takes the keys of another one after its own. */
  void merge(Neighbours next) {
    if (next.first == null) {
      return;
    }
    if (last == null) {
      first = next.first;
    } else {
      compare(last, next.first);
    }
    descents += next.descents;
    next.firstDescents.stream()
        .limit((long) MOST_EXAMPLES - firstDescents.size())
        .forEach(firstDescents::add);
    duplicates += next.duplicates;
    misordered += next.misordered;
    next.examples.stream().limit((long) MOST_EXAMPLES - examples.size()).forEach(examples::add);
    last = next.last;
  }

  OrderReport report() {
    return new OrderReport(descents, firstDescents, duplicates, misordered, examples);
  }
}
