package dev.keywright.analysis.verify;

import dev.keywright.analysis.DistinctCount;
import dev.keywright.analysis.FrequentValues;
import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.signature.PartSignature;
import java.io.Serializable;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values of one part, in constant memory. */
@SuppressWarnings("serial") // all types of values can be serialized
final class PartStatistics implements Serializable {
  private static final long serialVersionUID = 1;

  private final transient PartSignature part;
  private final transient Comparator<Object> order;
  private final DistinctCount distinct = DistinctCount.empty();
  private final FrequentValues frequent = FrequentValues.empty();
  private int shortest = Integer.MAX_VALUE;
  private int longest = Integer.MIN_VALUE;
  private final BitSet characters = new BitSet();
  private long values;
  private @Nullable Object smallest;
  private @Nullable Object largest;

  PartStatistics(PartSignature part) {
    this.part = part;
    this.order = PartOrder.of(part);
  }

  void add(Object value) {
    values++;
    String text = KeyText.ofValue(part, value);
    distinct.add(text);
    frequent.add(ShortenedValue.shortened(text));
    addBound(value);
    if (value instanceof byte[] bytes) {
      addLength(bytes.length);
    } else if (value instanceof String || value instanceof Character) {
      String characterText = value.toString();
      addLength(characterText.length());
      characterText.codePoints().forEach(characters::set);
    } else if (value instanceof List<?> elements) {
      addLength(elements.size());
    }
  }

  private void addLength(int length) {
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  }

  private void addBound(Object value) {
    if (smallest == null || order.compare(value, smallest) < 0) {
      smallest = value;
    }
    if (largest == null || order.compare(value, largest) > 0) {
      largest = value;
    }
  }

  void merge(PartStatistics next) {
    values += next.values;
    distinct.merge(next.distinct);
    frequent.merge(next.frequent);
    shortest = Math.min(shortest, next.shortest);
    longest = Math.max(longest, next.longest);
    characters.or(next.characters);
    if (next.smallest != null && next.largest != null) {
      addBound(next.smallest);
      addBound(next.largest);
    }
  }

  PartSignature part() {
    return part;
  }

  Optional<Object> smallest() {
    return Optional.ofNullable(smallest);
  }

  Optional<Object> largest() {
    return Optional.ofNullable(largest);
  }

  int shortest() {
    return shortest;
  }

  int longest() {
    return longest;
  }

  /** The code points of all texts. */
  BitSet characters() {
    return characters;
  }

  /** What of the layout no value uses. */
  List<FactReport> unusedFacts() {
    return values == 0
        ? List.of()
        : UnusedFacts.of(
            this,
            frequent.atLeast(1).stream()
                .map(FrequentValues.Frequent::value)
                .collect(Collectors.toSet()));
  }

  PartReport report() {
    return PartReport.of(part, frequent.distinct(distinct), frequent, smallest(), largest());
  }
}
