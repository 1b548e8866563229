package dev.keywright.runtime.bucket;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.KeyRanges.Interval;
import dev.keywright.runtime.bucket.BucketEpoch.InBucket;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the parts that decide the bucket, and the buckets in which a range then lies.
 *
 * @param column the name of the column that holds the bucket
 * @param epochs the buckets that the table has, and those that it had
 * @param deciding the parts, in the order of the key
 * @param order the order of the keys of one bucket
 * @param fixed the values of those of the parts that are fixed
 * @param front what is in front of the bucket, once it is fixed; null before
 * @param tableOrder the order of all keys, in which the parts in front stand before the bucket
 */
record FanOut<K extends Key, P>(
    String column,
    List<BucketEpoch<P>> epochs,
    BucketForm<P> form,
    List<PartCodec<?, ?>> deciding,
    Comparator<? super K> order,
    List<BucketedValue> fixed,
    @Nullable P front,
    Comparator<? super K> tableOrder) {

  /** Buckets in front of all parts. */
  static <K extends Key, P> FanOut<K, P> of(
      String column,
      Buckets buckets,
      BucketForm<P> form,
      Comparator<? super K> order,
      List<PartCodec<?, ?>> deciding) {
    P nothing = form.order().first();
    return behind(column, buckets, form, order, order, deciding).with(List.of(), nothing);
  }

  /** Buckets after parts, of which none is fixed yet. */
  static <K extends Key, P> FanOut<K, P> behind(
      String column,
      Buckets buckets,
      BucketForm<P> form,
      Comparator<? super K> tableOrder,
      Comparator<? super K> order,
      List<PartCodec<?, ?>> deciding) {
    if (buckets.count() != form.count() || buckets.first() != form.first()) {
      throw new IllegalArgumentException(
          "%s buckets from %s cannot be written as %s from %s"
              .formatted(buckets.count(), buckets.first(), form.count(), form.first()));
    }
    buckets.requireOf(deciding);
    List<BucketEpoch<P>> epochs = List.of(new BucketEpoch<>(buckets, form));
    return new FanOut<>(column, epochs, form, deciding, order, List.of(), null, tableOrder);
  }

  FanOut<K, P> orEarlier(Buckets earlier) {
    BucketEpoch<P> epoch = new BucketEpoch<>(earlier, form.of(earlier));
    earlier.requireOf(deciding);
    epochs.forEach(epoch::requireDistinct);
    List<BucketEpoch<P>> all = new ArrayList<>(epochs);
    all.add(epoch);
    return new FanOut<>(column, List.copyOf(all), form, deciding, order, fixed, front, tableOrder);
  }

  /** The same once a part is fixed, whether it decides or not. */
  <T> FanOut<K, P> fix(PartCodec<T, ?> part, T value) {
    return deciding.contains(part) ? fix(BucketedValue.of(part, value)) : this;
  }

  /** The same once a whole number is fixed, whether it decides or not. */
  FanOut<K, P> fix(WholeCodec<?> part, long value) {
    return deciding.contains(part) ? fix(BucketedValue.of(part, value)) : this;
  }

  private FanOut<K, P> fix(BucketedValue value) {
    List<BucketedValue> all = new ArrayList<>(fixed);
    all.add(value);
    return with(List.copyOf(all), front);
  }

  /** The same once all parts in front of the bucket are fixed: they are written like this. */
  @SuppressWarnings("unchecked") // the partition column holds what the bucket is written in
  FanOut<K, P> behind(Object content) {
    return with(fixed, (P) content);
  }

  private FanOut<K, P> with(List<BucketedValue> values, @Nullable P content) {
    return new FanOut<>(column, epochs, form, deciding, order, values, content, tableOrder);
  }

  /**
   * The ranges that together hold what this range of the columns without a bucket holds: one for
   * each bucket that can have an answer. While a part in front of the bucket is open, it is this
   * range alone, which holds all buckets.
   */
  <D> KeyRanges<K, D> spread(KeyRange<D> rest) {
    KeyRanges<K, D> spread = front == null ? whole(rest) : inBuckets(front, rest);
    return rest.isBackward() ? spread.backward() : spread;
  }

  private <D> KeyRanges<K, D> whole(KeyRange<D> rest) {
    KeyRange<D> forward = rest.isBackward() ? rest.backward() : rest;
    return KeyRanges.of(rest.isEmpty() ? List.of() : List.of(forward), tableOrder);
  }

  private <D> KeyRanges<K, D> inBuckets(P front, KeyRange<D> rest) {
    // Epochs share buckets, in which a row must not be found twice.
    TreeMap<P, InBucket<D>> byPrefix = new TreeMap<>(form.order());
    List<Interval> table = new ArrayList<>();
    for (BucketEpoch<P> epoch : epochs) {
      table.add(new Interval(epoch.form().first(), epoch.form().last()));
      if (!rest.isEmpty()) {
        epoch.addRanges(column, front, rest, deciding.size(), fixed, byPrefix);
      }
    }
    List<KeyRange<D>> ranges = byPrefix.values().stream().map(InBucket::range).toList();
    List<Integer> numbers = byPrefix.values().stream().map(InBucket::bucket).toList();
    return KeyRanges.of(ranges, order, numbers, table);
  }
}
