package dev.keywright.analysis;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.datasketches.frequencies.ErrorType;
import org.apache.datasketches.frequencies.ItemsSketch;

/**
 * The values that occur most often, among any number of them. The bounds of a count always hold;
 * counts are exact as long as there are no more than 3,072 different values.
 */
public final class FrequentValues implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int MAP_SIZE = 4096;

  private final transient ItemsSketch<String> sketch = new ItemsSketch<>(MAP_SIZE);
  private long values;
  private long restoredError;

  private FrequentValues() {}

  /** A value, and how often it occurs. */
  public record Frequent(String value, Estimate count) implements Serializable {}

  /** Of nothing yet. */
  public static FrequentValues empty() {
    return new FrequentValues();
  }

  /** One more value. */
  public void add(String value) {
    sketch.update(value);
    values++;
  }

  /** The values of another one, too. */
  public void merge(FrequentValues other) {
    sketch.merge(other.sketch);
    values += other.values;
    restoredError += other.restoredError;
  }

  private long error() {
    return sketch.getMaximumError() + restoredError;
  }

  /**
   * How many different values there are: exact, if none has been dropped.
   *
   * @param estimated the same values, and any number of them
   */
  public Estimate distinct(DistinctCount estimated) {
    return error() == 0 ? Estimate.exact(sketch.getNumActiveItems()) : estimated.estimate(values);
  }

  /** The values that certainly occur this often, the most frequent first. */
  public List<Frequent> atLeast(long count) {
    return Arrays.stream(sketch.getFrequentItems(0, ErrorType.NO_FALSE_NEGATIVES))
        .filter(row -> row.getLowerBound() >= count)
        .sorted(
            Comparator.comparing((ItemsSketch.Row<String> row) -> -row.getLowerBound())
                .thenComparing(ItemsSketch.Row::getItem))
        .map(row -> new Frequent(row.getItem(), count(row.getLowerBound())))
        .toList();
  }

  private Estimate count(long low) {
    long high = Math.min(values, low + error());
    return new Estimate(low + (high - low) / 2.0, (double) low, (double) high);
  }

  /** The share of the value that occurs most often, whichever that is. */
  public Estimate shareOfBusiest() {
    if (values == 0) {
      return Estimate.exact(0);
    }
    List<Frequent> counted = atLeast(1);
    Estimate busiest = counted.isEmpty() ? count(0) : counted.get(0).count();
    // A key that was dropped from the table may have occurred this often.
    double high = Math.max(busiest.high(), (double) Math.min(values, error()));
    double low = Math.max(1, busiest.low());
    return new Estimate((low + high) / 2, low, high).times(1.0 / values);
  }

  private Object writeReplace() {
    return new Saved(values, error(), atLeast(1));
  }

  private record Saved(long values, long error, List<Frequent> counted) implements Serializable {
    private Object readResolve() {
      FrequentValues read = new FrequentValues();
      read.values = values;
      read.restoredError = error;
      counted.forEach(it -> read.sketch.update(it.value(), (long) it.count().low()));
      return read;
    }
  }
}
