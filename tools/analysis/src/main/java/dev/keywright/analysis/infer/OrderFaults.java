package dev.keywright.analysis.infer;

import dev.keywright.analysis.PartOrder;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.PartSignature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Looks for keys that the store sorts in another way than their values. If there are two such keys,
 * there are two that are neighbours in the store.
 */
final class OrderFaults {
  private final Explanation explained;
  private final List<PartSignature> parts;
  private final Map<String, Comparator<Object>> orders = new LinkedHashMap<>();
  private final Set<String> scattered = new HashSet<>();

  private OrderFaults(Explanation explained) {
    this.explained = explained;
    this.parts = explained.reader().signature().parts().toList();
    for (PartSignature part : parts) {
      orders.put(part.name(), PartOrder.of(part));
      part.hash().ifPresent(hash -> scattered.addAll(hash.hashed(part.name())));
      // Nothing in keys shows how the constants of an enum are meant to sort.
      if (part.encoding().scatters() || part.kind() == Kind.CODES || part.kind() == Kind.SUFFIX) {
        scattered.add(part.name());
      }
    }
  }

  /** One fault for each part whose order is lost. */
  static List<Fault> in(Explanation explained) {
    return new OrderFaults(explained).find();
  }

  private List<Fault> find() {
    List<Integer> stored =
        IntStream.range(0, explained.keys().size())
            .boxed()
            .sorted((a, b) -> explained.keys().get(a).compareStored(explained.keys().get(b)))
            .toList();
    Map<String, Fault> faults = new LinkedHashMap<>();
    for (int i = 1; i < stored.size(); i++) {
      compare(stored.get(i - 1), stored.get(i), faults);
    }
    return new ArrayList<>(faults.values());
  }

  private void compare(int lower, int higher, Map<String, Fault> faults) {
    if (explained.bucket(lower) != explained.bucket(higher)) {
      return;
    }
    for (PartSignature part : parts) {
      Object first = value(lower, part);
      Object second = value(higher, part);
      int order = Objects.requireNonNull(orders.get(part.name())).compare(first, second);
      if (order != 0) {
        boolean isKept = part.encoding().isLargestFirst() ? order > 0 : order < 0;
        if (!isKept && !scattered.contains(part.name())) {
          faults.computeIfAbsent(part.name(), name -> fault(part, lower, higher));
        }
        return;
      }
    }
  }

  private Fault fault(PartSignature part, int lower, int higher) {
    String first = ValuesSeen.shown(value(lower, part));
    String second = ValuesSeen.shown(value(higher, part));
    return new Fault(
        Fault.Kind.ORDER,
        explained.reader().signature().toString(),
        part.name(),
        explained.keys().get(lower).shown(),
        first,
        explained.keys().get(higher).shown(),
        second,
        part.name() + " loses its order: the store sorts " + first + " before " + second + ".");
  }

  private Object value(int key, PartSignature part) {
    return Objects.requireNonNull(explained.values().get(key).get(part.name()));
  }
}
