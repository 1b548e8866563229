package dev.keywright.processor.check.distribution;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.OptionalLong;

/** What it means for the store that some buckets stay empty. */
final class UsedBuckets {

  private UsedBuckets() {}

  /** The end of a message, where a consequence is known: {@code ; 3 regions take all writes}. */
  static String load(Layout layout, long used) {
    StoreProfile profile = OwnStore.of(layout);
    OptionalLong busy = profile.sortsPartitions() ? busy(layout, used) : OptionalLong.empty();
    if (!profile.spreadsLoad()) {
      return "";
    }
    if (busy.isPresent()) {
      String noun = profile.keepsValuesTogether() ? "partition" : "region";
      String verb = busy.getAsLong() == 1 ? " takes" : " take";
      return "; " + Amounts.count(busy.getAsLong(), noun) + verb + " all writes";
    }
    return profile.keepsValuesTogether() ? partitions(layout, used) : "";
  }

  private static String partitions(Layout layout, long used) {
    List<Part> parts = layout.partitionParts();
    boolean isSplit = !parts.containsAll(layout.bucketedParts());
    OptionalLong values = Cardinality.of(parts);
    if (values.isPresent() && values.getAsLong() <= Integer.MAX_VALUE) {
      long partitions = values.getAsLong() * (isSplit ? used : 1);
      return "; all rows are in at most " + Amounts.count(partitions, "partition");
    }
    return isSplit
        ? "; the rows of each value of %s are in %s"
            .formatted(Part.names(parts), Amounts.count(used, "partition"))
        : "";
  }

  // Ranges are split between any two keys, so new rows meet only if what follows a bucket grows.
  private static OptionalLong busy(Layout layout, long used) {
    List<Part> deciding = layout.bucketedParts();
    boolean isBehind = layout.partitionColumns().stream().anyMatch(it -> it.bucketIndex() > 0);
    if (isBehind || deciding.stream().allMatch(Coarseness::isCoarse)) {
      return OptionalLong.empty();
    }
    List<Part> parts = layout.parts().filter(it -> !LeadingPart.isConstant(it)).toList();
    if (parts.isEmpty()) {
      return OptionalLong.empty();
    }
    if (LeadingPart.grows(parts.get(0))) {
      return parts.get(0).encoding().reversed() ? OptionalLong.empty() : OptionalLong.of(used);
    }
    return FewValues.of(parts).stream()
        .filter(it -> it.isHot() && it.parts().containsAll(deciding))
        .mapToLong(FewValues::values)
        .findFirst();
  }
}
