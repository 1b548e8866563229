package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.PartOrder;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.DecodedLayout;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Whether the store sorts keys in the order of the values that a layout reads. */
public final class StoredOrder {
  private final DecodedLayout reader;
  private final List<PartSignature> parts;
  private final Map<String, Comparator<Object>> orders = new LinkedHashMap<>();
  private final Set<String> scattered = new HashSet<>();

  public StoredOrder(DecodedLayout reader) {
    this.reader = reader;
    this.parts = reader.signature().parts().toList();
    for (PartSignature part : parts) {
      orders.put(part.name(), PartOrder.of(part));
      part.hash().ifPresent(hash -> scattered.addAll(hash.hashed(part.name())));
      // Nothing in keys shows how the constants of an enum are meant to sort.
      if (part.encoding().scatters() || part.kind() == Kind.CODES || part.kind() == Kind.SUFFIX) {
        scattered.add(part.name());
      }
    }
  }

  /**
   * The order in which answers that are as good or better sort keys. Answers of TEXT are left out:
   * people read digits as numbers, even if a text explains them as well.
   */
  public static List<StoredOrder> rivals(Answer answer, List<Answer> all) {
    return all.stream()
        .filter(other -> !other.equals(answer) && other.bits() - answer.bits() < Answer.AS_GOOD)
        .filter(other -> other.format() == LayoutFormat.BINARY)
        .flatMap(other -> other.kinds().stream())
        .map(kind -> new StoredOrder(kind.reader()))
        .toList();
  }

  /**
   * The first part that differs, if it loses its order.
   *
   * @param lower the values of the key that the store sorts first
   */
  public Optional<PartSignature> lost(Map<String, Object> lower, Map<String, Object> higher) {
    if (bucket(lower) != bucket(higher)) {
      return Optional.empty();
    }
    for (PartSignature part : parts) {
      Object first = Objects.requireNonNull(lower.get(part.name()));
      Object second = Objects.requireNonNull(higher.get(part.name()));
      int order = Objects.requireNonNull(orders.get(part.name())).compare(first, second);
      if (order != 0) {
        boolean isKept = part.encoding().isLargestFirst() ? order > 0 : order < 0;
        return isKept || scattered.contains(part.name()) ? Optional.empty() : Optional.of(part);
      }
    }
    return Optional.empty();
  }

  private int bucket(Map<String, Object> values) {
    return reader.codec().bucket().map(choice -> choice.of(values)).orElse(0);
  }

  /** Whether the layout reads both keys, and no part loses its order between them. */
  public boolean isKept(SampledKey lower, SampledKey higher) {
    Optional<Map<String, Object>> first = reader.read(lower);
    Optional<Map<String, Object>> second = reader.read(higher);
    return first.isPresent() && second.isPresent() && lost(first.get(), second.get()).isEmpty();
  }
}
