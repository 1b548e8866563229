package dev.keywright.processor.check.distribution;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.Trait;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.OwnStore;
import java.util.Optional;
import java.util.OptionalLong;

/** A prefix of too many digits is written in every key, and of too many buckets each is asked. */
final class HashWidth implements LayoutCheck {
  private static final int ENOUGH_DIGITS = 4;
  private static final int MOST_DIGITS = 8;
  // What the largest tables of Phoenix are salted with.
  private static final int MANY_BUCKETS = 256;

  @Override
  public void check(Layout layout, Findings findings) {
    layout.parts().forEach(part -> part.hash().ifPresent(it -> check(layout, part, it, findings)));
    layout
        .bucket()
        .filter(bucket -> bucket.count() > MANY_BUCKETS)
        // Another system has chosen the count of its function.
        .filter(bucket -> bucket.function().isEmpty())
        .filter(bucket -> !needsManyBuckets(layout))
        .ifPresent(
            bucket ->
                findings
                    .info(CheckId.KW209, bucket.spot(), "count")
                    .problem(
                        "a range over all rows needs %s requests, one for each bucket",
                        Amounts.number(bucket.count()))
                    .fix(
                        Fix.of(
                            new EntityEdits(layout)
                                .bucket(new Attribute("count", MANY_BUCKETS))
                                .as("or fewer: one for each server is enough"))));
  }

  private static void check(Layout layout, Part part, HashSignature hash, Findings findings) {
    if (OwnStore.of(layout).is(Trait.COMMON_FIRST)) {
      findings
          .info(CheckId.KW209, part.spot(), "hashPrefix")
          .problem(
              "%s advises against hashed row keys: the hash of %s scatters rows that are read"
                  + " together",
              OwnStore.of(layout).title(), part.name())
          .fix(
              Fix.of(new Edits(layout).leave(part, "hashPrefix"))
                  .otherwise("remove hashPrefix, and put a part that every query knows first"));
      return;
    }
    if (hash.digits() > MOST_DIGITS) {
      findings
          .info(CheckId.KW209, part.spot(), "hashPrefix")
          .problem(
              "every key begins with %s digits of a hash, and %s digits are enough for 65,536"
                  + " places",
              hash.digits(), ENOUGH_DIGITS)
          .fix(Fix.of(new Edits(layout).set(part, "hashPrefix", ENOUGH_DIGITS)));
      return;
    }
    long needed = partitionsNeeded(layout);
    if (hash.digits() < ENOUGH_DIGITS && needed > 1L << (4 * hash.digits())) {
      findings
          .info(CheckId.KW209, part.spot(), "hashPrefix")
          .problem(
              "hashPrefix = %s spreads rows over %s places, and the declared writes need %s"
                  + " partitions",
              hash.digits(), Amounts.number(1L << (4 * hash.digits())), Amounts.number(needed))
          .fix(Fix.of(new Edits(layout).set(part, "hashPrefix", ENOUGH_DIGITS)));
    }
  }

  // Whether rows or writes of one value would be too many for a partition with fewer buckets.
  private static boolean needsManyBuckets(Layout layout) {
    Averages sizing = Averages.atLeast(layout);
    return isExceeded(layout, sizing.partitionBytes(), Figure.PARTITION_BYTES)
        || isExceeded(layout, sizing.partitionRows(), Figure.PARTITION_ROWS)
        || isExceeded(layout, sizing.partitionWrites(), Figure.PARTITION_WRITES);
  }

  private static boolean isExceeded(Layout layout, OptionalLong load, Figure figure) {
    Optional<Limit> limit = OwnStore.of(layout).limit(figure);
    int splits = Averages.atLeast(layout).splits();
    return load.isPresent()
        && limit.isPresent()
        && load.getAsLong() > limit.get().value() / splits * MANY_BUCKETS;
  }

  private static long partitionsNeeded(Layout layout) {
    OptionalLong peak = layout.volume(Volume::peakWritesPerSecond);
    long limit =
        OwnStore.of(layout).limit(Figure.PARTITION_WRITES).map(Limit::value).orElse(Long.MAX_VALUE);
    return peak.isEmpty() ? 0 : -Math.floorDiv(-peak.getAsLong(), limit);
  }
}
