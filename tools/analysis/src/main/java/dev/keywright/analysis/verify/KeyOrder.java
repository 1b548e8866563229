package dev.keywright.analysis.verify;

import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.ColumnOrder;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Compares keys as the store does, and their values as the layout says that the store does. */
final class KeyOrder {
  private final List<Step> steps;
  private final int beforeBucket;

  KeyOrder(LayoutSignature layout) {
    this.beforeBucket = layout.columns().get(0).bucket().map(BucketSignature::index).orElse(0);
    this.steps = layout.parts().map(part -> new Step(part, PartOrder.of(part))).toList();
  }

  private record Step(PartSignature part, Comparator<Object> values) {}

  /** The order of two keys in the store, whose contents have the same classes. */
  static int stored(List<Object> a, List<Object> b) {
    for (int i = 0; i < a.size(); i++) {
      int order = stored(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int stored(Object a, Object b) {
    if (a instanceof byte[] bytes) {
      return ColumnOrder.BYTES.compare(bytes, (byte[]) b);
    }
    if (a instanceof String text) {
      return ColumnOrder.TEXT.compare(text, (String) b);
    }
    return ColumnOrder.LONG.compare((Long) a, (Long) b);
  }

  /**
   * The part by which the layout sorts two keys in one way while the store sorts them in the other;
   * empty if it keeps what it says.
   */
  Optional<PartSignature> broken(ReadKey lower, ReadKey higher) {
    for (int i = 0; i < steps.size(); i++) {
      if (i >= beforeBucket && lower.bucket() != higher.bucket()) {
        return Optional.empty();
      }
      Step step = steps.get(i);
      String name = step.part().name();
      int order = step.values().compare(lower.value(name), higher.value(name));
      if (order != 0) {
        boolean isKept = step.part().encoding().isLargestFirst() ? order > 0 : order < 0;
        return isKept || !PartOrder.isClaimed(step.part())
            ? Optional.empty()
            : Optional.of(step.part());
      }
    }
    return Optional.empty();
  }
}
