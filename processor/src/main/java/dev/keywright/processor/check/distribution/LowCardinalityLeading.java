package dev.keywright.processor.check.distribution;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.Trait;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.LightLoad;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Of few partition keys, few servers take the load. */
final class LowCardinalityLeading implements LayoutCheck {
  private static final String MANY =
      "put a part with many values first, such as a user or a device";

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    LightLoad load = new LightLoad(layout);
    boolean isLight = load.hasFewWrites() || load.isSmall();
    if (profile.is(Trait.COMMON_FIRST) || !profile.spreadsLoad() || isLight) {
      return;
    }
    List<Part> parts =
        profile.keepsValuesTogether() ? layout.partitionParts() : layout.parts().toList();
    Optional<FewValues> few = FewValues.of(parts).filter(it -> !isSmallTable(layout, it));
    if (few.isEmpty()) {
      return;
    }
    if (profile.keepsValuesTogether() && areTooFew(layout)) {
      report(layout, few.get(), findings);
    } else if (profile.sortsPartitions() && few.get().isBare(layout) && isHot(few.get(), profile)) {
      reportPlaces(layout, few.get(), findings);
    }
  }

  // Buckets that split each value are as many as this project proposes, or it is a fault.
  private static boolean areTooFew(Layout layout) {
    Averages sizing = Averages.atLeast(layout);
    OptionalLong places = sizing.partitionValues();
    return Cardinality.isFew(places)
        && (sizing.splits() == 1 || places.getAsLong() < LeadingPart.BUCKETS);
  }

  // Of a key that is one enumerated value, there are as few rows. An index has an entry for each
  // row of its table, whatever its key.
  private static boolean isSmallTable(Layout layout, FewValues few) {
    Part first = few.parts().get(0);
    return layout.index().isEmpty()
        && layout.parts().allMatch(first::equals)
        && isEnumerated(first);
  }

  private static boolean isEnumerated(Part part) {
    return part.type() instanceof PartType.Codes || part.is(Kind.FLAG);
  }

  // Ranges are split between any two keys, unless new rows all come to the end of each value.
  private static boolean isHot(FewValues few, StoreProfile profile) {
    boolean isRefused = isEnumerated(few.parts().get(0)) && profile.is(Trait.NO_ENUMS_FIRST);
    return isRefused || few.isHot();
  }

  private static void report(Layout layout, FewValues few, Findings findings) {
    List<Part> parts = layout.partitionParts();
    int splits = Averages.atLeast(layout).splits();
    long places = Averages.atLeast(layout).partitionValues().orElseThrow();
    findings
        .warning(CheckId.KW203, few.parts().get(0).spot(), "")
        .problem(
            "%s%s values%s, so at most %s partitions share the load",
            have(parts.stream().filter(part -> !LeadingPart.isConstant(part)).toList()),
            places / splits,
            splits == 1 ? "" : ", each in " + splits + " buckets",
            places)
        .fix(adding(layout, parts));
  }

  private static void reportPlaces(Layout layout, FewValues few, Findings findings) {
    findings
        .warning(CheckId.KW203, few.parts().get(0).spot(), "")
        .problem(
            "%s%s values, so all new rows go to at most %s places",
            have(few.parts()), few.values(), few.values())
        .fix(spreading(layout, few));
  }

  private static String have(List<Part> parts) {
    String names = Part.names(parts);
    return names + (parts.size() == 1 ? " has only " : " together have only ");
  }

  private static Fix adding(Layout layout, List<Part> parts) {
    boolean isNative = layout.partitionColumns().stream().anyMatch(Column::nativeType);
    List<Part> others =
        layout
            .parts()
            .filter(part -> !isNative && !parts.contains(part) && part.isOfEntity())
            .filter(part -> !part.declaration().nativeType() && !Cardinality.isFew(part))
            .toList();
    Optional<Change> moved =
        others.stream()
            .filter(part -> !LeadingPart.grows(part))
            .findFirst()
            .filter(part -> !SpreadAdvice.losesOrder(layout, part))
            .flatMap(part -> new Moves(layout).toPartition(part));
    Optional<Change> bucketed =
        others.stream()
            .filter(part -> !Coarseness.isCoarse(part))
            .findFirst()
            .map(part -> SpreadAdvice.bucketed(layout, LeadingPart.BUCKETS, List.of(part)));
    return new Fix(List.of(), MANY).or(moved).or(bucketed);
  }

  private static Fix spreading(Layout layout, FewValues few) {
    if (few.isBucketAfterNext(layout)) {
      return SpreadAdvice.bucketFirst(layout);
    }
    Optional<Part> finer =
        few.next()
            .filter(part -> !Coarseness.isCoarse(part))
            .or(() -> Coarseness.finer(layout, LeadingPart.BUCKETS))
            .filter(part -> !few.parts().contains(part) && !Cardinality.isFew(part));
    Part first = few.parts().get(0);
    return new Fix(List.of(), MANY)
        .or(
            finer.map(
                part ->
                    SpreadAdvice.bucketed(
                        layout, LeadingPart.BUCKETS, List.of(part), unhashed(layout, first))));
  }

  private static Change[] unhashed(Layout layout, Part first) {
    return first.hash().isPresent()
        ? new Change[] {new Edits(layout).leave(first, "hashPrefix")}
        : new Change[0];
  }
}
