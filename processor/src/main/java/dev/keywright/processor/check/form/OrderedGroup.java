package dev.keywright.processor.check.form;

import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The parts among which {@code order} counts: those of the partition key, or of all sort keys.
 * Those in templates are where these name them.
 *
 * @param name what messages call the group
 */
record OrderedGroup(String name, List<Part> parts) {

  /** The groups of a layout; one of them may be empty. */
  static Stream<OrderedGroup> of(Layout layout) {
    return Stream.of(
        new OrderedGroup("partition key", parts(layout, true)),
        new OrderedGroup("sort key", parts(layout, false)));
  }

  private static List<Part> parts(Layout layout, boolean ofPartition) {
    return layout.columns().stream()
        .filter(column -> column.isPartition() == ofPartition && column.template().isEmpty())
        .map(Column::parts)
        .flatMap(List::stream)
        .filter(part -> part.isOfEntity() && !layout.options().isAdded(part))
        .toList();
  }

  /** Whether no two parts claim the same place. */
  boolean isDistinct() {
    return parts.stream().map(part -> part.declaration().order()).distinct().count()
        == parts.size();
  }

  /** The parts of which nobody says where they belong. */
  List<Part> unwritten() {
    return parts.stream()
        .filter(part -> !part.declaration().written().contains("order"))
        .filter(part -> part.declaration().order() < 0)
        .toList();
  }

  /** The parts with those without an {@code order} where the others leave a gap, or last. */
  List<Part> filled() {
    List<Part> filled = new ArrayList<>(parts);
    filled.removeAll(unwritten());
    unwritten().forEach(part -> filled.add(gap(filled), part));
    return filled;
  }

  private static int gap(List<Part> parts) {
    return IntStream.range(0, parts.size())
        .filter(i -> parts.get(i).declaration().order() > i)
        .findFirst()
        .orElse(parts.size());
  }

  /** What to write for the parts to be counted from 0, in this order. */
  static Fix numbered(Layout layout, List<Part> parts) {
    List<Change> edits = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).declaration().order() != i) {
        edits.add(new Edits(layout).set(parts.get(i), "order", i));
      }
    }
    return edits.isEmpty()
        ? Fix.advice("put the parts of a column next to each other")
        : Fix.of(Change.of(edits));
  }
}
