package dev.keywright.processor.check.distribution;

import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.LeadingPart;
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
 * @param next the part after them; empty if they are all there is
 */
record FewValues(List<Part> parts, long values, Optional<Part> next) {
  /** Those at the beginning of some parts; empty if the first one that differs has many values. */
  static Optional<FewValues> of(List<Part> all) {
    List<Part> few = new ArrayList<>();
    long values = 1;
    for (Part part : all) {
      if (LeadingPart.isConstant(part)) {
        continue;
      }
      List<Part> longer = new ArrayList<>(few);
      longer.add(part);
      OptionalLong together = Cardinality.of(longer);
      // New rows come to the newest value of what grows, also if it has few.
      boolean isLater = !few.isEmpty() && LeadingPart.grows(part);
      if (!part.isOfEntity() || isLater || !Cardinality.isFew(together)) {
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

  /** Whether new rows all come to the end of each value. */
  boolean isHot() {
    return next.isEmpty()
        || next.filter(part -> LeadingPart.grows(part) && !part.encoding().reversed()).isPresent();
  }

  /** Whether the bucket follows the part after these: there it spreads nothing. */
  boolean isBucketAfterNext(Layout layout) {
    return next.isPresent()
        && layout.columns().stream().anyMatch(column -> column.isBeforeBucket(next.get()));
  }

  /** Whether a bucket or a hash prefix that follows from these parts alone is all that spreads. */
  boolean isBare(Layout layout) {
    List<String> names = parts.stream().map(Part::name).toList();
    return layout
        .bucket()
        .map(
            bucket ->
                isBucketAfterNext(layout)
                    || (!bucket.of().isEmpty() && names.containsAll(bucket.of())))
        .orElseGet(() -> parts.stream().noneMatch(part -> part.encoding().reversed()));
  }
}
