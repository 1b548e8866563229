package dev.keywright.processor.check.distribution;

import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.runtime.time.TimeFormat;
import java.math.BigInteger;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The remainders of numbers that all are multiples of the same step miss some buckets. */
final class BucketGranularity implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    layout.bucket().ifPresent(bucket -> checkValues(layout, bucket, findings));
    layout.bucket().ifPresent(bucket -> checkFront(layout, bucket, findings));
    layout
        .bucket()
        .filter(Bucket::isModulo)
        .ifPresent(
            bucket ->
                layout.bucketedParts().stream()
                    .findFirst()
                    .ifPresent(part -> check(layout, bucket, part, findings)));
  }

  private static void check(Layout layout, Bucket bucket, Part part, Findings findings) {
    Optional<CalendarNumbers> digits = CalendarNumbers.of(layout, part);
    if (digits.isPresent()) {
      checkDigits(layout, bucket, part, digits.get(), findings);
      return;
    }
    long step = step(layout, part);
    long used = used(bucket.count(), step);
    if (used == bucket.count()) {
      return;
    }
    String steps =
        part.name() + " comes in steps of " + step + ", so " + part.name() + " % " + bucket.count();
    findings
        .report(
            CheckId.KW207, used == 1 ? Severity.ERROR : Severity.WARNING, bucket.spot(), "count")
        .problem(
            "%s uses %s of %s: %s%s",
            steps,
            used == 1 ? "one bucket" : used + " buckets",
            bucket.count(),
            witness(step, bucket.count()),
            UsedBuckets.load(layout, used))
        .fix(hashed(layout, part).or(counted(layout, coprime(bucket.count(), step))));
  }

  private static void checkFront(Layout layout, Bucket bucket, Findings findings) {
    List<Part> deciding = layout.bucketedParts();
    Optional<Column> column = layout.columns().stream().filter(Column::isPartition).findFirst();
    boolean isBehindAll =
        !deciding.isEmpty()
            && deciding.stream()
                .allMatch(part -> column.filter(it -> it.isBeforeBucket(part)).isPresent());
    if (!isBehindAll) {
      return;
    }
    String names = Part.names(deciding);
    findings
        .warning(CheckId.KW207, bucket.spot(), "of")
        .problem(
            "the bucket is of %s%s in front of it. Each value has one bucket, so the bucket"
                + " spreads nothing",
            names, deciding.size() == 1 ? ", which is" : ", which are")
        .fix(Fix.of(removed(layout)).otherwise("choose the bucket by a part after it"));
  }

  private static void checkValues(Layout layout, Bucket bucket, Findings findings) {
    List<Part> parts = layout.bucketedParts();
    OptionalLong values = Cardinality.of(parts);
    if (parts.isEmpty() || values.isEmpty() || values.getAsLong() >= bucket.count()) {
      return;
    }
    String names = Part.names(parts);
    findings
        .warning(CheckId.KW207, bucket.spot(), "of")
        .problem(
            "%s%s%s, so at most %s of %s buckets are used%s",
            names,
            parts.size() == 1 ? " has " : " together have ",
            Amounts.count(values.getAsLong(), "value"),
            values.getAsLong(),
            bucket.count(),
            UsedBuckets.load(layout, values.getAsLong()))
        .fix(
            layout
                .parts()
                .filter(it -> it.isOfEntity() && !parts.contains(it))
                .filter(it -> !it.declaration().nativeType() && !Coarseness.isCoarse(it))
                .filter(it -> Cardinality.of(it).orElse(Long.MAX_VALUE) >= bucket.count())
                .findFirst()
                .map(it -> SpreadAdvice.bucket(layout, bucket.count(), List.of(it)))
                .map(it -> Fix.of(it.to("choose the bucket by a part with more values")))
                .orElseGet(() -> new Fix(List.of(), ""))
                .or(removed(layout))
                .otherwise("add a part with more values to the key"));
  }

  // No edit takes a name out of a template.
  private static Remedy removed(Layout layout) {
    boolean isShown =
        layout.columns().stream().anyMatch(it -> it.isPartition() && it.template().isPresent());
    return isShown
        ? new Advice("remove @Bucket and take {bucket} out of @PartitionTemplate")
        : new EntityEdits(layout).removeBucket();
  }

  private static Fix hashed(Layout layout, Part part) {
    return Fix.of(new EntityEdits(layout).leaveBucket("by").as("to hash " + part.name()));
  }

  private static Change counted(Layout layout, long count) {
    return new EntityEdits(layout).bucket(new Attribute("count", count));
  }

  private static void checkDigits(
      Layout layout, Bucket bucket, Part part, CalendarNumbers digits, Findings findings) {
    BitSet used = digits.remainders(bucket.count());
    if (used.cardinality() == bucket.count()) {
      return;
    }
    findings
        .warning(CheckId.KW207, bucket.spot(), "count")
        .problem(
            "%s is written %s, and of such numbers %% %s there are %s remainders: none is %s%s",
            part.name(),
            digits.shown(),
            bucket.count(),
            used.cardinality(),
            used.nextClearBit(0),
            UsedBuckets.load(layout, used.cardinality()))
        .fix(hashed(layout, part).or(counted(layout, digits.countBelow(bucket.count()))));
  }

  /** What all numbers are multiples of. */
  private static long step(Layout layout, Part part) {
    long declared = part.facts().step().orElse(1);
    // What lasts a day or more begins with one; in BINARY it is counted.
    boolean isOfDays = part.period().isPresent() && !layout.isBinary();
    return isOfDays
        ? Math.max(declared, part.encoding().time().map(BucketGranularity::day).orElse(1L))
        : declared;
  }

  private static long day(TimeFormat format) {
    return format.isCounted() ? Coarseness.numbers(format, Duration.ofDays(1)) : 1;
  }

  private static long used(long count, long step) {
    return count / gcd(count, step);
  }

  private static long gcd(long a, long b) {
    return BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact();
  }

  private static long coprime(long count, long step) {
    for (long fewer = count - 1; fewer > 1; fewer--) {
      if (gcd(fewer, step) == 1) {
        return fewer;
      }
    }
    // One bucket is none, so more are needed.
    long more = count + 1;
    while (gcd(more, step) > 1) {
      more++;
    }
    return more;
  }

  // Two neighbouring steps that share a bucket, or the steps until the first repetition.
  private static String witness(long step, long count) {
    long repeated = step * used(count, step);
    return "0 and " + repeated + " have the same remainder 0";
  }
}
