package dev.keywright.processor.check.distribution;

import dev.keywright.processor.check.witness.Lead;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import dev.keywright.processor.store.StoreProfile;
import dev.keywright.processor.store.StoreProfile.Advice;
import dev.keywright.runtime.layout.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** Of few partition keys, few servers take the load. */
final class LowCardinalityLeading implements LayoutCheck {
  // Fewer values than a busy table has partitions; the guide's 40 sellers are too few.
  private static final long FEW = 100;

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    // Of a volume, sizes and writes are judged instead of the number of values.
    boolean isSized =
        isKnown(layout, Volume::rows)
            || (isKnown(layout, Volume::peakWritesPerSecond)
                && profile.limits().partitionWrites().isPresent());
    if (profile.advice() == Advice.COMMON_FIRST || isSized || hasFewWrites(layout)) {
      return;
    }
    OptionalLong values = Sizing.of(layout).partitionValues();
    Optional<Part> first =
        partitionParts(layout)
            .filter(part -> !Lead.isConstant(part))
            .findFirst()
            .filter(Part::isOfEntity);
    if (first.isEmpty() || isSmallTable(layout, first.get())) {
      return;
    }
    if (profile.keepsValuesTogether()) {
      if (values.isPresent() && isFew(values)) {
        report(layout, first.get(), values.getAsLong(), findings);
      }
    } else if (isFew(Cardinality.of(first.get()))) {
      Lead.of(layout)
          .filter(lead -> isHot(lead, profile))
          .ifPresent(
              lead -> report(layout, first.get(), Cardinality.of(first.get()).orElse(0), findings));
    }
  }

  // Of a key that is one enumerated value, there are as few rows.
  private static boolean isSmallTable(Layout layout, Part first) {
    return layout.parts().allMatch(first::equals) && isEnumerated(first);
  }

  private static boolean isEnumerated(Part part) {
    return part.type() instanceof PartType.Codes || part.is(Kind.FLAG);
  }

  private static boolean isKnown(Layout layout, Function<Volume, OptionalLong> figure) {
    return layout.options().volume().map(figure).filter(OptionalLong::isPresent).isPresent();
  }

  private static boolean hasFewWrites(Layout layout) {
    return Lead.of(layout).filter(Lead::hasFewWrites).isPresent();
  }

  // One value alone is a constant, of which another check speaks.
  private static boolean isFew(OptionalLong values) {
    return values.isPresent() && values.getAsLong() > 1 && values.getAsLong() < FEW;
  }

  private static Stream<Part> partitionParts(Layout layout) {
    return layout.columns().stream()
        .filter(Column::isPartition)
        .flatMap(column -> column.parts().stream());
  }

  // Ranges are split between any two keys, unless new rows all come to the end of each value.
  private static boolean isHot(Lead lead, StoreProfile profile) {
    if (isEnumerated(lead.part()) && profile.advice() == Advice.SPREAD_AND_NO_ENUMS) {
      return true;
    }
    List<Part> parts = lead.layout().parts().toList();
    int behind = parts.indexOf(lead.part()) + 1;
    return behind == parts.size() || Lead.grows(parts.get(behind));
  }

  private static void report(Layout layout, Part first, long values, Findings findings) {
    List<Part> parts = partitionParts(layout).toList();
    String names = String.join(", ", parts.stream().map(Part::name).toList());
    boolean isOne = parts.size() == 1 || !Profiles.of(layout).keepsValuesTogether();
    findings.warning(
        CheckId.KW203,
        first.spot(),
        "",
        (isOne ? first.name() + " has" : names + " together have")
            + " only "
            + values
            + " values, so at most "
            + values
            + (Profiles.of(layout).keepsValuesTogether()
                ? " partitions share the load"
                : " places take all new rows"),
        fix(layout, parts));
  }

  private static String fix(Layout layout, List<Part> parts) {
    Optional<Part> candidate =
        layout
            .parts()
            .filter(part -> !parts.contains(part) && part.isOfEntity() && !Lead.grows(part))
            .filter(part -> !part.declaration().nativeType() && !isFew(Cardinality.of(part)))
            .findFirst();
    boolean isNative = layout.partitionColumns().stream().anyMatch(Column::nativeType);
    return candidate
        .filter(part -> !isNative)
        .map(
            part ->
                "make "
                    + part.name()
                    + " a part of the partition key: @PartitionKey(order = "
                    + parts.size()
                    + ")")
        .orElse("let a part with many values come first, such as a user or a device");
  }
}
