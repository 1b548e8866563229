package dev.keywright.processor.check.form;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The parts of one column are neighbours, since a store compares column by column. A partition key
 * has one column, or several of the store's own types.
 */
final class SplitColumn implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    List<Column> partition = layout.partitionColumns();
    if (partition.size() > 1) {
      checkNative(layout, partition, findings);
      checkNeighbours(layout, partition, findings);
    } else {
      partition.stream()
          .filter(column -> column.template().isEmpty())
          .forEach(column -> checkOneName(layout, column, findings));
    }
    List<Column> sort =
        layout.columns().stream()
            .filter(column -> !column.isPartition() && column.template().isEmpty())
            .toList();
    checkNeighbours(layout, sort, findings);
  }

  private static void checkNative(Layout layout, List<Column> partition, Findings findings) {
    partition.stream()
        .filter(column -> !column.nativeType() && !column.parts().isEmpty())
        .findFirst()
        .ifPresent(column -> reportEncoded(layout, column, findings));
  }

  private static void reportEncoded(Layout layout, Column column, Findings findings) {
    Part part = column.parts().get(0);
    boolean canBeNative =
        column.parts().size() == 1
            && column.template().isEmpty()
            && hasRoom(layout, layout.partitionColumns().size())
            && OwnStore.hasTypeOf(layout, part);
    findings
        .error(CheckId.KW012, column.template().map(ColumnTemplate::spot).orElseGet(part::spot), "")
        .problem(
            "the partition key has the columns %s, and several columns must each be of the"
                + " store's own type, but %s is encoded",
            layout.partitionColumns().stream().map(Column::name).collect(Collectors.joining(", ")),
            column.name())
        .fix(
            "%sgive all parts one column, without nativeType",
            canBeNative ? "write nativeType = true for " + part.name() + "; or " : "");
  }

  /** Whether the partition key can have so many columns; those of an index may be more. */
  private static boolean hasRoom(Layout layout, int columns) {
    StoreProfile profile = OwnStore.of(layout);
    long ofIndex = profile.limit(Figure.INDEX_COLUMNS).map(Limit::value).orElse(0L);
    return columns <= Math.max(profile.partitionColumns(), ofIndex);
  }

  private static void checkOneName(Layout layout, Column column, Findings findings) {
    List<Part> named =
        column.parts().stream().filter(part -> !part.declaration().column().isEmpty()).toList();
    named.stream()
        .filter(part -> !part.declaration().column().equals(column.name()))
        .findFirst()
        .ifPresent(other -> reportNames(layout, column, other, findings));
  }

  /** Where each part has a column of its own, of which the store has the type, that is meant. */
  private static Optional<Change> eachNative(Layout layout, Column column) {
    List<Part> parts = column.parts();
    boolean isMeant =
        layout.options().storedIn().isPresent()
            && layout.bucket().isEmpty()
            && hasRoom(layout, parts.size())
            && parts.stream().map(it -> it.declaration().column()).distinct().count()
                == parts.size()
            && parts.stream().allMatch(it -> OwnStore.hasTypeOf(layout, it));
    return isMeant
        ? Optional.of(
            Change.of(
                parts.stream().map(it -> new Edits(layout).set(it, "nativeType", true)).toList()))
        : Optional.empty();
  }

  private static void reportNames(Layout layout, Column column, Part other, Findings findings) {
    Part first =
        column.parts().stream()
            .filter(part -> !part.declaration().column().isEmpty())
            .findFirst()
            .orElseThrow();
    String name = ShownValue.of(first.declaration().column());
    String problem =
        ("%s and %s are parts of one partition key, but %s calls its column %s and %s calls "
                + "it %s")
            .formatted(
                first.name(),
                other.name(),
                first.name(),
                name,
                other.name(),
                ShownValue.of(other.declaration().column()));
    Change named = new Edits(layout).set(other, "column", first.declaration().column());
    findings
        .error(CheckId.KW012, other.spot(), "column")
        .problem(problem)
        .fix(new Fix(List.of(), "").or(eachNative(layout, column)).or(named));
  }

  private static void checkNeighbours(Layout layout, List<Column> columns, Findings findings) {
    List<String> names = columns.stream().map(Column::name).distinct().toList();
    for (int i = 1; i < columns.size(); i++) {
      String name = columns.get(i).name();
      long before = columns.subList(0, i).stream().filter(it -> it.name().equals(name)).count();
      if (before == 1) {
        Fix fix = OrderedGroup.numbered(layout, together(columns, names));
        report(columns.get(i - 1), columns.get(i), fix, findings);
      }
    }
  }

  private static List<Part> together(List<Column> columns, List<String> names) {
    return columns.stream()
        .sorted(Comparator.comparingInt(column -> names.indexOf(column.name())))
        .flatMap(column -> column.parts().stream())
        .toList();
  }

  private static void report(Column between, Column rest, Fix fix, Findings findings) {
    Part part = rest.parts().get(0);
    findings
        .error(CheckId.KW012, part.spot(), "order")
        .problem(
            "column %s is split: %s is between its parts, and %s belongs to it",
            rest.name(), between.parts().get(0).name(), part.name())
        .fix(fix);
  }
}
