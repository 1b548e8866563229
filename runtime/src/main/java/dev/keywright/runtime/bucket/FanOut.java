package dev.keywright.runtime.bucket;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * What is known of the parts that decide the bucket, and the buckets in which a range then lies.
 *
 * @param column the name of the column that begins with the bucket
 * @param deciding the parts, in the order of the key
 * @param order the order of the keys without their bucket
 * @param fixed the values of those of the parts that are fixed
 */
record FanOut<K extends Key, P>(
    String column,
    List<BucketEpoch<P>> epochs,
    BucketForm<P> form,
    List<PartCodec<?, ?>> deciding,
    Comparator<? super K> order,
    List<BucketedValue> fixed) {

  static <K extends Key, P> FanOut<K, P> of(
      String column,
      Buckets buckets,
      BucketForm<P> form,
      Comparator<? super K> order,
      List<PartCodec<?, ?>> deciding) {
    if (buckets.count() != form.count()) {
      throw new IllegalArgumentException(
          buckets.count() + " buckets cannot be written as " + form.count());
    }
    buckets.requireOf(deciding);
    return new FanOut<>(
        column, List.of(new BucketEpoch<>(buckets, form)), form, deciding, order, List.of());
  }

  FanOut<K, P> orEarlier(Buckets earlier) {
    BucketEpoch<P> epoch = new BucketEpoch<>(earlier, form.withCount(earlier.count()));
    earlier.requireOf(deciding);
    epochs.forEach(epoch::requireDistinct);
    List<BucketEpoch<P>> all = new ArrayList<>(epochs);
    all.add(epoch);
    return new FanOut<>(column, List.copyOf(all), form, deciding, order, fixed);
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
    return new FanOut<>(column, epochs, form, deciding, order, List.copyOf(all));
  }

  /**
   * The ranges that together hold what this range of the columns without a bucket holds: one for
   * each bucket that can have an answer.
   */
  <D> KeyRanges<K, D> spread(KeyRange<D> rest) {
    List<KeyRange<D>> ranges = new ArrayList<>();
    if (!rest.isEmpty()) {
      // Epochs share buckets, in which a row must not be found twice.
      TreeMap<P, KeyRange<D>> byPrefix = new TreeMap<>(form.order());
      for (BucketEpoch<P> epoch : epochs) {
        epoch.addRanges(column, rest, deciding.size(), fixed, byPrefix);
      }
      ranges.addAll(byPrefix.values());
    }
    KeyRanges<K, D> spread = KeyRanges.of(ranges, order);
    return rest.isBackward() ? spread.backward() : spread;
  }
}
