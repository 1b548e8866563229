package dev.keywright.runtime.bucket;

import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The buckets that a table had at one time, and the ranges in them. */
record BucketEpoch<C>(Buckets buckets, BucketForm<C> form) {
  /** A range in one bucket. */
  record InBucket<D>(int bucket, KeyRange<D> range) {}

  /** Refuses another epoch whose keys could be mixed up with those of this one. */
  void requireDistinct(BucketEpoch<C> other) {
    boolean isMarked = form instanceof TextBucket text && text.isMarked();
    if (!isMarked && form.width() != other.form.width()) {
      throw new IllegalArgumentException(
          form.count()
              + " and "
              + other.form.count()
              + " buckets in one table must have numbers of the same width, but have "
              + form.width()
              + " and "
              + other.form.width());
    }
  }

  /**
   * Adds the ranges of the buckets that can hold an answer, each under its prefix.
   *
   * @param column the one that holds the bucket
   * @param front what is in front of the bucket, with the literal before it
   * @param parts how many parts decide the bucket
   * @param fixed the values of those that are fixed
   */
  <D> void addRanges(
      String column,
      C front,
      KeyRange<D> rest,
      int parts,
      List<BucketedValue> fixed,
      Map<C, InBucket<D>> byPrefix) {
    // The bucket of all keys with the fixed parts, or -1 if they can be in any
    int only = fixed.size() == parts ? buckets.of(fixed) : -1;
    int first = only < 0 ? form.first() : only;
    int last = only < 0 ? form.last() : only;
    for (int bucket = first; bucket <= last; bucket++) {
      C prefix = form.order().join(front, form.prefix(bucket));
      byPrefix.put(prefix, new InBucket<>(bucket, range(column, front, bucket, rest)));
    }
  }

  private <D> KeyRange<D> range(String column, C front, int bucket, KeyRange<D> rest) {
    if (!rest.column().equals(column)) {
      return KeyRange.of(
          within(column, front, bucket, rest.fixed()),
          rest.column(),
          rest.from(),
          rest.to(),
          rest.order());
    }
    @SuppressWarnings("unchecked") // the partition column holds what the bucket is written in
    KeyRange<D> range = (KeyRange<D>) partition(front, bucket, (KeyRange<C>) rest);
    return range;
  }

  private KeyRange<C> partition(C front, int bucket, KeyRange<C> rest) {
    C prefix = form.order().join(front, form.prefix(bucket));
    C to = rest.to();
    return KeyRange.of(
        rest.fixed(),
        rest.column(),
        form.order().join(prefix, rest.from()),
        to == null ? form.end(prefix) : form.order().join(prefix, to),
        form.order());
  }

  private Map<String, Object> within(
      String column, C front, int bucket, Map<String, Object> fixed) {
    @SuppressWarnings("unchecked") // the partition column holds what the bucket is written in
    C content = (C) fixed.get(column);
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put(
        column,
        content == null
            ? form.order().join(front, form.alone(bucket))
            : form.order().join(front, form.prefix(bucket), content));
    fixed.forEach(columns::putIfAbsent);
    return columns;
  }
}
