package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import dev.keywright.processor.store.StoreProfile;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** All rows of one partition key stay together, so there must not be too many of them. */
final class PartitionTooLarge implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    Optional<Limit> limit = profile.limits().partitionBytes();
    OptionalLong bytes = Sizing.of(layout).partitionBytes();
    Optional<Volume> volume = layout.options().volume();
    if (limit.isPresent() && volume.isPresent() && bytes.orElse(0) > limit.get().value()) {
      long values = Sizing.of(layout).partitionValues().orElse(1);
      findings.warning(
          CheckId.KW306,
          partitionParts(layout).stream()
              .findFirst()
              .map(Part::spot)
              .orElse(layout.entity().spot()),
          "",
          "about "
              + Amounts.bytes(bytes.getAsLong())
              + " for each value of "
              + names(layout)
              + " ("
              + Amounts.number(volume.get().rows().orElse(0))
              + " rows of "
              + Amounts.number(volume.get().bytesPerRow().orElse(0))
              + " bytes over "
              + Amounts.number(values)
              + " values); "
              + profile.title()
              + (limit.get().isHard() ? " takes" : " advises")
              + " at most "
              + Amounts.bytes(limit.get().value()),
          splitting(layout, bytes.getAsLong(), limit.get().value()));
    }
  }

  /** The parts of the partition column. */
  static List<Part> partitionParts(Layout layout) {
    return layout.columns().stream()
        .filter(Column::isPartition)
        .flatMap(column -> column.parts().stream())
        .toList();
  }

  /** The names of the parts of the partition column. */
  static String names(Layout layout) {
    String names = String.join(", ", partitionParts(layout).stream().map(Part::name).toList());
    return names.isEmpty() ? "the bucket" : names;
  }

  /** How to make more and smaller partitions, as code. */
  static String splitting(Layout layout, long load, long limit) {
    List<Part> parts = partitionParts(layout);
    long needed = Math.max(2, -Math.floorDiv(-load, limit));
    List<Part> others =
        layout
            .parts()
            .filter(it -> it.isOfEntity() && !parts.contains(it))
            .filter(it -> !Cardinality.isDetermined(it, parts))
            .toList();
    Optional<Part> candidate =
        others.stream()
            .filter(it -> !it.options().nativeType() && !Lead.grows(it))
            .filter(it -> Cardinality.of(it).orElse(Long.MAX_VALUE) >= needed)
            .findFirst();
    if (candidate.isPresent()) {
      return "add "
          + candidate.get().name()
          + " to the partition key: @PartitionKey(order = "
          + parts.size()
          + ")";
    }
    Optional<Part> bucketed = others.stream().filter(it -> !it.options().nativeType()).findFirst();
    return bucketed
        .map(
            it ->
                "spread them over buckets: @Bucket(count = "
                    + needed
                    + ", of = "
                    + JavaLiteral.of(it.name())
                    + ")")
        .orElse("add a part to the partition key that tells its rows apart");
  }
}
