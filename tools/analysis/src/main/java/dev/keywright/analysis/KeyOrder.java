package dev.keywright.analysis;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.ColumnOrder;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;

/** Whether keys that a store has sorted are in the order of the values that a layout reads. */
public final class KeyOrder {
  private final List<Step> steps;
  private final int beforeBucket;

  /**
   * The order by a layout.
   *
   * @param isOrdered whether keys are meant to sort by a part
   */
  public KeyOrder(LayoutSignature layout, Predicate<PartSignature> isOrdered) {
    this.beforeBucket = layout.columns().get(0).bucket().map(BucketSignature::index).orElse(0);
    this.steps =
        layout
            .parts()
            .map(part -> new Step(part, values(layout, part), isOrdered.test(part)))
            .toList();
  }

  // Stores with UUIDs of their own have an order for them, too.
  private static Comparator<Object> values(LayoutSignature layout, PartSignature part) {
    boolean isNative =
        layout.columns().stream().anyMatch(it -> it.nativeType() && it.parts().contains(part));
    return isNative && part.kind() == Kind.UUID
        ? Comparator.comparing(UUID.class::cast, ColumnOrder.UUID)
        : PartOrder.of(part);
  }

  private record Step(PartSignature part, Comparator<Object> values, boolean isOrdered) {
    int compare(Map<String, Object> lower, Map<String, Object> higher) {
      return values.compare(
          Objects.requireNonNull(lower.get(part.name())),
          Objects.requireNonNull(higher.get(part.name())));
    }
  }

  /**
   * The first part in which two keys differ, if the store sorts them in the other way than its
   * values.
   *
   * @param lower the values of the key that the store sorts first
   * @param isInOneBucket whether both keys are in the same bucket
   */
  public Optional<PartSignature> broken(
      Map<String, Object> lower, Map<String, Object> higher, boolean isInOneBucket) {
    for (int i = 0; i < steps.size(); i++) {
      if (i >= beforeBucket && !isInOneBucket) {
        return Optional.empty();
      }
      Step step = steps.get(i);
      int order = step.compare(lower, higher);
      if (order != 0) {
        boolean isKept = step.part().encoding().isLargestFirst() ? order > 0 : order < 0;
        return isKept || !step.isOrdered() ? Optional.empty() : Optional.of(step.part());
      }
    }
    return Optional.empty();
  }
}
