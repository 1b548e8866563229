package dev.keywright.analysis.verify;

import dev.keywright.analysis.DistinctCount;
import dev.keywright.analysis.FrequentValues;
import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.signature.PartSignature;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values of one part, in constant memory. */
final class PartStatistics {
  private final PartSignature part;
  private final Comparator<Object> order;
  private DistinctCount distinct = DistinctCount.empty();
  private FrequentValues frequent = FrequentValues.empty();
  private IntSummaryStatistics lengths = new IntSummaryStatistics();
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
      lengths.accept(bytes.length);
    } else if (value instanceof String || value instanceof Character) {
      String characterText = value.toString();
      lengths.accept(characterText.length());
      characterText.codePoints().forEach(characters::set);
    } else if (value instanceof List<?> elements) {
      lengths.accept(elements.size());
    }
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
    lengths.combine(next.lengths);
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

  IntSummaryStatistics lengths() {
    return lengths;
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

  /** The state, as it can be written. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  record Saved(
      byte[] sketches,
      long[] lengths,
      BitSet characters,
      long values,
      @Nullable Object smallest,
      @Nullable Object largest)
      implements Serializable {}

  Saved saved() {
    ByteArrayOutputStream sketches = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(sketches);
    try {
      distinct.writeTo(out);
      frequent.writeTo(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException("memory is no disk", impossible);
    }
    long[] counted = {lengths.getCount(), lengths.getMin(), lengths.getMax(), lengths.getSum()};
    return new Saved(sketches.toByteArray(), counted, characters, values, smallest, largest);
  }

  void restore(Saved saved) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.sketches));
    distinct = DistinctCount.readFrom(in);
    frequent = FrequentValues.readFrom(in);
    long[] counted = saved.lengths;
    lengths = new IntSummaryStatistics(counted[0], (int) counted[1], (int) counted[2], counted[3]);
    characters.or(saved.characters);
    values = saved.values;
    smallest = saved.smallest;
    largest = saved.largest;
  }
}
