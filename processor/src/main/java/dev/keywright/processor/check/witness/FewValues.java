package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The parts at the beginning of a key that together have few values: all new rows go to as many
 * places, unless what follows spreads them.
 *
 * @param parts without those that have one value only
 * @param values how many combinations of them there are
 * @param next the part behind them; empty if they are all there is
 */
public record FewValues(List<Part> parts, long values, Optional<Part> next) {
  /** Fewer values than a busy table has partitions; the guide's 40 sellers are too few. */
  public static final long FEW = 100;

  /** Those at the beginning of some parts; empty if the first one that differs has many values. */
  public static Optional<FewValues> of(List<Part> all) {
    List<Part> few = new ArrayList<>();
    long values = 1;
    for (Part part : all) {
      if (Lead.isConstant(part)) {
        continue;
      }
      List<Part> longer = new ArrayList<>(few);
      longer.add(part);
      OptionalLong together = Cardinality.of(longer);
      // New rows come to the newest value of what grows, also if it has few.
      boolean isLater = !few.isEmpty() && Lead.grows(part);
      if (!part.isOfEntity() || isLater || !isFew(together)) {
        return found(few, values, Optional.of(part));
      }
      few = longer;
      values = together.getAsLong();
    }
    return found(few, values, Optional.empty());
  }

  private static Optional<FewValues> found(List<Part> few, long values, Optional<Part> next) {
    return few.isEmpty() ? Optional.empty() : Optional.of(new FewValues(few, values, next));
  }

  /** Whether a part has few values. */
  public static boolean isFew(Part part) {
    return isFew(Cardinality.of(part));
  }

  /** Whether a number of values is small. One value alone is a constant, of which others speak. */
  public static boolean isFew(OptionalLong values) {
    return values.isPresent() && values.getAsLong() > 1 && values.getAsLong() < FEW;
  }

  /** Whether new rows all come to the end of each value. */
  public boolean isHot() {
    return next.isEmpty()
        || next.filter(part -> Lead.grows(part) && !part.encoding().reversed()).isPresent();
  }

  /** Whether the bucket stands behind the part that follows these: there it spreads nothing. */
  public boolean isBucketBehindNext(Layout layout) {
    return next.isPresent()
        && layout.columns().stream().anyMatch(column -> column.isBeforeBucket(next.get()));
  }

  /** Whether a bucket or a hash prefix that follows from these parts alone is all that spreads. */
  public boolean isBare(Layout layout) {
    List<String> names = parts.stream().map(Part::name).toList();
    return layout
        .options()
        .bucket()
        .map(
            bucket ->
                isBucketBehindNext(layout)
                    || (!bucket.of().isEmpty() && names.containsAll(bucket.of())))
        .orElseGet(() -> parts.stream().noneMatch(part -> part.encoding().reversed()));
  }
}
