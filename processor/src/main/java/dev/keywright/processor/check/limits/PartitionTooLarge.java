package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;

/** All rows of one partition key stay together, so there must not be too many of them. */
final class PartitionTooLarge implements LayoutCheck {
  private static final int MOST_BUCKETS = 65_536;
  private static final String FURTHER = "add a part to the partition key that tells its rows apart";

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    Sizing sizing = Sizing.atLeast(layout);
    OptionalLong bytes = sizing.partitionBytes();
    OptionalLong rows = sizing.partitionRows();
    Optional<Limit> mostBytes = profile.limit(Figure.PARTITION_BYTES);
    Optional<Limit> mostRows = profile.limit(Figure.PARTITION_ROWS);
    if (isAbove(bytes, mostBytes)) {
      long perRow = layout.options().volume().orElseThrow().bytesPerRow().orElse(0);
      String size = " of " + Amounts.count(perRow, "byte");
      report(layout, bytes.getAsLong(), Amounts::bytes, size, mostBytes.get(), findings);
    } else if (isAbove(rows, mostRows)) {
      report(
          layout, rows.getAsLong(), it -> Amounts.count(it, "row"), "", mostRows.get(), findings);
    }
  }

  private static boolean isAbove(OptionalLong load, Optional<Limit> limit) {
    return limit.isPresent() && load.orElse(0) > limit.get().value();
  }

  /**
   * Reports a partition that is too large.
   *
   * @param load what one value of the partition key holds: bytes or rows
   * @param shown writes such a number
   * @param size of each row; or empty
   */
  private static void report(
      Layout layout,
      long load,
      LongFunction<String> shown,
      String size,
      Limit limit,
      Findings findings) {
    long rows = layout.options().volume().orElseThrow().rows().orElse(0);
    long values = Sizing.atLeast(layout).partitionValues().orElse(1);
    findings.warning(
        CheckId.KW306,
        spot(layout),
        "",
        "%s%s for each value of %s (%s%s over %s%s); %s%s at most %s"
            .formatted(
                about(layout),
                shown.apply(load),
                names(layout),
                Amounts.count(rows, "row"),
                size,
                isDeclared(layout) ? "" : "at most ",
                Amounts.count(values, "value"),
                Profiles.of(layout).title(),
                limit.hard() ? " takes" : " advises",
                shown.apply(limit.value())),
        splitting(layout));
  }

  /** The first part of the partition column that tells partitions apart. */
  static SourceSpot spot(Layout layout) {
    List<Part> parts = layout.partitionParts();
    return parts.stream()
        .filter(part -> !LeadingPart.isConstant(part))
        .findFirst()
        .or(() -> parts.stream().findFirst())
        .map(Part::spot)
        .orElse(layout.entity().spot());
  }

  /** The names of the parts of the partition key. */
  static String names(Layout layout) {
    String names = Part.names(layout.partitionParts());
    return names.isEmpty() ? "the bucket" : names;
  }

  /** How sure a figure is: it is the smallest where the range of a part bounds its values. */
  static String about(Layout layout) {
    return isDeclared(layout) ? "about " : "at least ";
  }

  private static boolean isDeclared(Layout layout) {
    return Sizing.of(layout).partitionValues().isPresent();
  }

  /** How to make more and smaller partitions; enough of them for bytes and writes. */
  static Fix splitting(Layout layout) {
    List<Part> parts = layout.partitionParts();
    Sizing sizing = Sizing.atLeast(layout);
    StoreProfile profile = Profiles.of(layout);
    long needed =
        Math.max(
            2,
            Math.max(
                Math.max(
                    times(sizing.partitionBytes(), profile.limit(Figure.PARTITION_BYTES)),
                    times(sizing.partitionRows(), profile.limit(Figure.PARTITION_ROWS))),
                times(sizing.partitionWrites(), profile.limit(Figure.PARTITION_WRITES))));
    Fix fix = new Fix(List.of(), FURTHER);
    if (layout.partitionColumns().stream().anyMatch(Column::nativeType)) {
      return fix;
    }
    List<Part> others =
        layout
            .parts()
            .filter(it -> it.isOfEntity() && !parts.contains(it))
            .filter(it -> !Cardinality.isDetermined(it, parts))
            .toList();
    Optional<Change> moved =
        others.stream()
            .filter(it -> !it.declaration().nativeType() && !LeadingPart.grows(it))
            .filter(it -> Cardinality.of(it).orElse(Long.MAX_VALUE) >= needed)
            .findFirst()
            .filter(it -> !SpreadAdvice.losesOrder(layout, it))
            .flatMap(it -> Moves.of(layout).toPartition(it));
    return fix.or(moved).or(spreading(layout, others, needed * sizing.splits()));
  }

  private static Optional<Change> spreading(Layout layout, List<Part> others, long count) {
    // Those that split already go on to do so.
    List<Part> bucketed =
        Sizing.of(layout).splits() > 1
            ? layout.bucketedParts()
            : others.stream()
                .filter(it -> !it.declaration().nativeType() && !Coarseness.isCoarse(it))
                .filter(it -> Cardinality.of(it).orElse(Long.MAX_VALUE) >= count)
                .limit(1)
                .toList();
    if (count > MOST_BUCKETS || bucketed.isEmpty()) {
      return Optional.empty();
    }
    boolean isBucketed = layout.options().bucket().isPresent();
    return Optional.of(
        Change.of(SpreadAdvice.bucket(layout, count, bucketed))
            .to(isBucketed ? "write more buckets" : "spread them over buckets"));
  }

  private static long times(OptionalLong load, Optional<Limit> limit) {
    return limit.isEmpty() ? 1 : -Math.floorDiv(-load.orElse(1), limit.get().value());
  }
}
