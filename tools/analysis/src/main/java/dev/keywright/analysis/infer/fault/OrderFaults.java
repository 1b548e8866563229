package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.infer.search.ExplainedKeys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Looks for keys that the store sorts in another way than their values. If there are two such keys,
 * there are two that are neighbours in the store.
 */
final class OrderFaults {
  private final ExplainedKeys explained;
  private final StoredOrder order;
  private final List<StoredOrder> rivals;

  private OrderFaults(ExplainedKeys explained, List<StoredOrder> rivals) {
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
  static List<Fault> in(ExplainedKeys explained, List<StoredOrder> rivals) {
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
        .ifPresent(
            part ->
                faults.put(
                    part.name(), Fault.of(Fault.Kind.ORDER, explained, part, lower, higher)));
  }

  private boolean isDoubtful(int lower, int higher) {
    return rivals.stream()
        .anyMatch(rival -> rival.isKept(explained.keys().get(lower), explained.keys().get(higher)));
  }
}
