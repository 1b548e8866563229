package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.signature.PartSignature;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the values of one part. */
final class ValuesSeen {
  private static final int MOST_EXAMPLES = 5;

  private final PartSignature part;
  private final Comparator<Object> order;
  private final Set<Object> distinct = new LinkedHashSet<>();
  private Object min;
  private Object max;
  private int shortest;
  private int longest;

  ValuesSeen(PartSignature part, Object first) {
    this.part = part;
    this.order = PartOrder.of(part);
    this.min = first;
    this.max = first;
    this.shortest = length(first);
    this.longest = shortest;
    add(first);
  }

  void add(Object value) {
    distinct.add(value instanceof byte[] ? KeyText.ofValue(value) : value);
    min = order.compare(value, min) < 0 ? value : min;
    max = order.compare(value, max) > 0 ? value : max;
    shortest = Math.min(shortest, length(value));
    longest = Math.max(longest, length(value));
  }

  private static int length(Object value) {
    if (value instanceof String text) {
      return text.length();
    }
    return value instanceof byte[] bytes ? bytes.length : 0;
  }

  SeenValues seen() {
    List<String> examples = distinct.stream().limit(MOST_EXAMPLES).map(KeyText::ofValue).toList();
    return new SeenValues(
        part.name(),
        KeyText.ofValue(min),
        KeyText.ofValue(max),
        examples,
        distinct.size(),
        shortest,
        longest);
  }
}
