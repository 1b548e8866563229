package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/**
 * A table has so many key columns and no more, and an index may have more of them; parts can share
 * one.
 */
final class TooManyParts implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    Optional<Limit> ofIndex = profile.limit(Figure.INDEX_COLUMNS);
    if (ofIndex.isPresent() && IndexKey.isStoreIndex(layout) && !isOfTable(layout, profile)) {
      checkIndex(layout, profile, ofIndex.get().value(), findings);
      return;
    }
    int partition = layout.partitionColumns().size();
    if (partition <= profile.partitionColumns()) {
      checkTable(layout, profile, findings);
    } else {
      report(
          layout,
          layout.partitionColumns().get(profile.partitionColumns()),
          "the partition key has %s columns, and %s has room for %s"
              .formatted(partition, profile.title(), profile.partitionColumns()),
          index(
              layout,
              profile,
              Fix.advice(
                  "put its parts in one column: remove nativeType, and give them the same"
                      + " column")),
          findings);
    }
  }

  /** Whether the columns are no more than those of a table, which every index may have. */
  private static boolean isOfTable(Layout layout, StoreProfile profile) {
    long most = profile.limit(Figure.COLUMNS).map(Limit::value).orElse(Long.MAX_VALUE);
    return layout.columns().size() <= most
        && layout.partitionColumns().size() <= profile.partitionColumns();
  }

  private static void checkIndex(
      Layout layout, StoreProfile profile, long most, Findings findings) {
    List<Column> partition = layout.partitionColumns();
    List<Column> sort = layout.columns().stream().filter(column -> !column.isPartition()).toList();
    String room = " columns, and an index of " + profile.title() + " has room for " + most;
    if (partition.size() > most) {
      report(
          layout,
          partition.get((int) most),
          "the partition key has " + partition.size() + room,
          Fix.advice("remove a part from the partition key, or make it a sort key: @SortKey"),
          findings);
    }
    if (sort.size() > most) {
      report(
          layout,
          sort.get((int) most),
          "the sort key has " + sort.size() + room,
          shared(layout),
          findings);
    }
  }

  private static void checkTable(Layout layout, StoreProfile profile, Findings findings) {
    int columns = layout.columns().size();
    Optional<Limit> most = profile.limit(Figure.COLUMNS).filter(limit -> columns > limit.value());
    Optional<Limit> advised =
        profile.limit(Figure.ADVISED_COLUMNS).filter(limit -> columns > limit.value());
    String problem = "the key has " + columns + " columns, and " + profile.title();
    if (most.isPresent()) {
      report(
          layout,
          layout.columns().get((int) most.get().value()),
          problem + " has room for " + most.get().value(),
          index(layout, profile, fix(layout, most.get().value())),
          findings);
    } else if (advised.isPresent()) {
      findings
          .warning(
              CheckId.KW303,
              layout.columns().get((int) advised.get().value()).spot(layout.entity()),
              "")
          .problem(problem + " advises at most " + advised.get().value())
          .fix(fix(layout, advised.get().value()));
    }
  }

  private static void report(
      Layout layout, Column column, String problem, Fix fix, Findings findings) {
    findings.error(CheckId.KW303, column.spot(layout.entity()), "").problem(problem).fix(fix);
  }

  /** The way out for a key that an index has room for: a name, as the key of the table has none. */
  private static Fix index(Layout layout, StoreProfile profile, Fix fix) {
    int partition = layout.partitionColumns().size();
    int sort = layout.columns().size() - partition;
    return layout.keyName().isEmpty()
            && profile
                .limit(Figure.INDEX_COLUMNS)
                .filter(most -> Math.max(partition, sort) <= most.value())
                .isPresent()
        ? fix.or(
            new Advice("name it, if it is the key of an index: key = \"byIndex\" at each part"))
        : fix;
  }

  private static Fix fix(Layout layout, long columns) {
    return columns == 1
        ? new Fix(List.of(), "move every part into the partition key: @PartitionKey")
            .or(new Moves(layout).allToPartition())
        : shared(layout);
  }

  private static Fix shared(Layout layout) {
    return new Fix(
            List.of(), "put the sort parts in one column: give them the same column, or none")
        .or(new Moves(layout).shareColumn());
  }
}
