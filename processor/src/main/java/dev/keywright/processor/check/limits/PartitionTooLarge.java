package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.Trait;
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
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/** All rows of one partition key stay together, so there must not be too many of them. */
final class PartitionTooLarge implements LayoutCheck {
  private static final int MOST_BUCKETS = 65_536;
  private static final String FURTHER = "add a part to the partition key that tells its rows apart";

  /** What a partition holds more of than it should: rows or bytes. */
  private record Excess(long load, Limit limit, LongFunction<String> amount, String noun) {

    static Stream<Excess> of(
        OptionalLong load, Optional<Limit> limit, LongFunction<String> amount, String noun) {
      return limit.stream()
          .filter(it -> load.orElse(0) > it.value())
          .map(it -> new Excess(load.getAsLong(), it, amount, noun));
    }

    String held() {
      return amount.apply(load);
    }

    String allowed() {
      return amount.apply(limit.value());
    }

    String needed() {
      long partitions = times(OptionalLong.of(load), Optional.of(limit));
      return Amounts.count(partitions, "partition") + " for the " + noun;
    }
  }

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    Averages sizing = Averages.atLeast(layout);
    List<Excess> excess =
        Stream.concat(
                Excess.of(
                    sizing.partitionRows(),
                    profile.limit(Figure.PARTITION_ROWS),
                    it -> Amounts.count(it, "row"),
                    "rows"),
                Excess.of(
                    sizing.partitionBytes(),
                    profile.limit(Figure.PARTITION_BYTES),
                    Amounts::bytes,
                    "size"))
            .toList();
    if (!excess.isEmpty()) {
      report(layout, excess, findings);
    }
  }

  private static void report(Layout layout, List<Excess> excess, Findings findings) {
    boolean isWarned = OwnStore.of(layout).is(Trait.WARNS_OF_LARGE_PARTITIONS);
    findings
        .warning(CheckId.KW306, spot(layout), "")
        .problem(
            "%s%s %s (%s); %s %s%s",
            about(layout),
            joined(excess, " and ", Excess::held),
            place(layout),
            table(layout),
            limiting(layout, excess.get(0).limit()),
            joined(excess, isWarned ? " or " : " and ", Excess::allowed),
            excess.size() == 1 ? "" : ": " + joined(excess, ", ", Excess::needed))
        .fix(splitting(layout));
  }

  private static String joined(List<Excess> excess, String joint, Function<Excess, String> shown) {
    return String.join(joint, excess.stream().map(shown).toList());
  }

  /** Who says it, and how much it binds. */
  private static String limiting(Layout layout, Limit limit) {
    StoreProfile profile = OwnStore.of(layout);
    if (OwnStore.isDeclared(limit)) {
      return "@StoredIn allows at most";
    }
    return profile.title()
        + (limit.hard()
            ? " allows at most"
            : profile.is(Trait.WARNS_OF_LARGE_PARTITIONS) ? " warns from" : " advises at most");
  }

  /** As {@code 2,100,000,000 rows of 200 bytes over 10 values}. */
  private static String table(Layout layout) {
    Volume volume = layout.options().volume().orElseThrow();
    String size =
        volume.bytesPerRow().isPresent()
            ? " of " + Amounts.count(volume.bytesPerRow().getAsLong(), "byte")
            : "";
    String values = Amounts.count(Averages.atLeast(layout).partitionValues().orElse(1), "value");
    return Amounts.count(volume.rows().orElse(0), "row")
        + size
        + (isOne(layout) ? "" : (isDeclared(layout) ? " over " : " over at most ") + values);
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

  /** As {@code for each value of room}, or that there is one partition only. */
  static String place(Layout layout) {
    String names = Part.names(layout.partitionParts());
    return isOne(layout)
        ? "in the only partition"
        : "for each value of " + (names.isEmpty() ? "the bucket" : names);
  }

  // A template of a literal alone.
  private static boolean isOne(Layout layout) {
    return layout.partitionParts().isEmpty() && layout.bucket().isEmpty();
  }

  /** How sure a figure is: it is the smallest where the range of a part bounds its values. */
  static String about(Layout layout) {
    return isDeclared(layout) ? "about " : "at least ";
  }

  private static boolean isDeclared(Layout layout) {
    return Averages.of(layout).partitionValues().isPresent();
  }

  /** How to make more and smaller partitions; enough of them for bytes and writes. */
  static Fix splitting(Layout layout) {
    List<Part> parts = layout.partitionParts();
    Averages sizing = Averages.atLeast(layout);
    StoreProfile profile = OwnStore.of(layout);
    long needed =
        Math.max(
            2,
            Math.max(
                Math.max(
                    times(sizing.partitionBytes(), profile.limit(Figure.PARTITION_BYTES)),
                    times(sizing.partitionRows(), profile.limit(Figure.PARTITION_ROWS))),
                times(sizing.partitionWrites(), profile.limit(Figure.PARTITION_WRITES))));
    long values = Math.max(1, sizing.partitionValues().orElse(1) / sizing.splits());
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
            .filter(it -> !Cardinality.isFew(product(values, Cardinality.of(it))))
            .findFirst()
            .filter(it -> !SpreadAdvice.losesOrder(layout, it))
            .flatMap(it -> new Moves(layout).toPartition(it));
    // Few partitions share the load of no table that is so busy or so large.
    long enough =
        Cardinality.isFew(OptionalLong.of(values))
            ? Averages.ceilingOfRatio(LeadingPart.BUCKETS, values)
            : 1;
    long count = Math.max(enough, needed * sizing.splits());
    return fix.or(moved).or(spreading(layout, others, count));
  }

  private static OptionalLong product(long values, OptionalLong others) {
    return others.isPresent() && others.getAsLong() <= Cardinality.FEW
        ? OptionalLong.of(values * others.getAsLong())
        : OptionalLong.empty();
  }

  private static Optional<Change> spreading(Layout layout, List<Part> others, long count) {
    // Those that split already go on to do so.
    List<Part> bucketed =
        Averages.of(layout).splits() > 1
            ? layout.bucketedParts()
            : others.stream()
                .filter(it -> !it.declaration().nativeType() && !Coarseness.isCoarse(it))
                .filter(it -> Cardinality.of(it).orElse(Long.MAX_VALUE) >= count)
                .limit(1)
                .toList();
    if (count > MOST_BUCKETS || bucketed.isEmpty()) {
      return Optional.empty();
    }
    boolean isBucketed = layout.bucket().isPresent();
    return Optional.of(
        SpreadAdvice.bucket(layout, count, bucketed)
            .to(isBucketed ? "write more buckets" : "spread them over buckets"));
  }

  private static long times(OptionalLong load, Optional<Limit> limit) {
    return limit.isEmpty() ? 1 : Averages.ceilingOfRatio(load.orElse(1), limit.get().value());
  }
}
