package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Looks for keys that the store sorts in another way than their values. If there are two such keys,
 * there are two that are neighbours in the store.
 */
final class OrderFaults {
  private final Explanation explained;
  private final StoredOrder order;
  private final List<StoredOrder> rivals;

  private OrderFaults(Explanation explained, List<StoredOrder> rivals) {
    this.explained = explained;
    this.order = new StoredOrder(explained.reader());
    this.rivals = rivals;
  }

  /**
   * One fault for each part whose order is lost.
   *
   * @param rivals the order by other layouts that explain the keys: where one of them loses no
   *     order, there may be no fault
   */
  static List<Fault> in(Explanation explained, List<StoredOrder> rivals) {
    return new OrderFaults(explained, rivals).find();
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
    order
        .lost(explained.values().get(lower), explained.values().get(higher))
        .filter(part -> !faults.containsKey(part.name()) && !isDoubtful(lower, higher))
        .ifPresent(part -> faults.put(part.name(), fault(part, lower, higher)));
  }

  private boolean isDoubtful(int lower, int higher) {
    return rivals.stream()
        .anyMatch(rival -> rival.isKept(explained.keys().get(lower), explained.keys().get(higher)));
  }

  private Fault fault(PartSignature part, int lower, int higher) {
    String first = KeyText.ofValue(value(lower, part));
    String second = KeyText.ofValue(value(higher, part));
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
