package dev.keywright.processor.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.model.Volume;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * What follows from the declared volume and the cardinalities, as averages: they are exact if rows
 * spread evenly, and too small if they do not.
 */
public final class Averages {
  private final Layout layout;
  private final Function<List<Part>, OptionalLong> cardinality;

  private Averages(Layout layout, Function<List<Part>, OptionalLong> cardinality) {
    this.layout = layout;
    this.cardinality = cardinality;
  }

  public static Averages of(Layout layout) {
    return new Averages(layout, Cardinality::stated);
  }

  /** With as many values as types and ranges allow: no partition is smaller on average. */
  public static Averages atLeast(Layout layout) {
    return new Averages(layout, Cardinality::of);
  }

  /** How many values the partition column has; empty if nothing bounds them. */
  public OptionalLong partitionValues() {
    List<Part> parts = layout.partitionParts();
    if (parts.stream().anyMatch(part -> !part.isOfEntity())) {
      // A random suffix makes every value different.
      return OptionalLong.empty();
    }
    OptionalLong values = cardinality.apply(parts);
    return values.isEmpty() ? values : OptionalLong.of(product(values.getAsLong(), splits()));
  }

  /** Into how many partitions buckets split the rows of one value; 1 if into no more. */
  public int splits() {
    return layout.bucket().map(this::splits).orElse(1);
  }

  // What follows from the partition key splits nothing, and few values fill few buckets.
  private int splits(Bucket bucket) {
    List<String> names = layout.partitionParts().stream().map(Part::name).toList();
    List<Part> others =
        layout.bucketedParts().stream().filter(part -> !names.contains(part.name())).toList();
    return (int) Math.min(bucket.count(), Cardinality.of(others).orElse(Long.MAX_VALUE));
  }

  /** The bytes of all rows of one partition key, on average; empty if that is not known. */
  public OptionalLong partitionBytes() {
    return share(bytes(), partitionValues());
  }

  /** The bytes of all rows; empty if that is not known. */
  OptionalLong bytes() {
    OptionalLong rows = layout.volume(Volume::rows);
    OptionalLong each = layout.volume(Volume::bytesPerRow);
    return rows.isEmpty() || each.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(product(rows.getAsLong(), each.getAsLong()));
  }

  /** A product, or the largest number there is. */
  private static long product(long left, long right) {
    return Math.multiplyHigh(left, right) == 0 && left * right >= 0 ? left * right : Long.MAX_VALUE;
  }

  /** The writes of one partition key in the busiest second, on average; empty if not known. */
  public OptionalLong partitionWrites() {
    return share(layout.volume(Volume::peakWritesPerSecond), partitionValues());
  }

  private static OptionalLong share(OptionalLong whole, OptionalLong values) {
    return whole.isEmpty() || values.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(ceilingOfRatio(whole.getAsLong(), Math.max(1, values.getAsLong())));
  }

  /** The rows with the values that a question fixes, on average; empty if that is not known. */
  public OptionalLong rows(PatternParts question) {
    return share(layout.volume(Volume::rows), cardinality.apply(question.equal()));
  }

  /** The requests that hand over so many rows, page by page; empty if the store has no pages. */
  public OptionalLong requests(long rows) {
    StoreProfile profile = OwnStore.of(layout);
    OptionalLong bytesPerRow = layout.volume(Volume::bytesPerRow);
    boolean isMeasured = profile.limit(Figure.PAGE_BYTES).isPresent() && bytesPerRow.isPresent();
    if (profile.limit(Figure.PAGE_ROWS).isEmpty() && !isMeasured) {
      return OptionalLong.empty();
    }
    long byRows =
        profile.limit(Figure.PAGE_ROWS).map(page -> ceilingOfRatio(rows, page.value())).orElse(1L);
    long byBytes =
        isMeasured
            ? ceilingOfRatio(
                product(rows, bytesPerRow.getAsLong()),
                profile.limit(Figure.PAGE_BYTES).orElseThrow().value())
            : 1;
    return OptionalLong.of(Math.max(1, Math.max(byRows, byBytes)));
  }

  /**
   * How many ranges answer a question: one for each bucket that can hold its rows, or one while a
   * part in front of the bucket is open.
   */
  public int ranges(PatternParts question) {
    boolean isInFront =
        layout.columns().stream()
            .flatMap(column -> column.parts().stream().filter(column::isBeforeBucket))
            .anyMatch(part -> !question.equal().contains(part));
    return isInFront || question.equal().containsAll(layout.bucketedParts())
        ? 1
        : layout.bucket().map(Bucket::count).orElse(1);
  }

  /**
   * The requests that a question needs, on average: pages of every range, and one where a range is
   * empty; empty if its rows are not known or the store has no pages.
   */
  public OptionalLong requests(PatternParts question) {
    OptionalLong rows = rows(question);
    if (rows.isEmpty()) {
      return rows;
    }
    int ranges = ranges(question);
    OptionalLong pages = requests(ceilingOfRatio(rows.getAsLong(), ranges));
    return pages.isEmpty() ? pages : OptionalLong.of(pages.getAsLong() * ranges);
  }

  /** The rows of one partition key, on average; empty if that is not known. */
  public OptionalLong partitionRows() {
    return share(layout.volume(Volume::rows), partitionValues());
  }

  /** How many parts of a size a whole takes. */
  public static long ceilingOfRatio(long whole, long parts) {
    return -Math.floorDiv(-whole, parts);
  }
}
