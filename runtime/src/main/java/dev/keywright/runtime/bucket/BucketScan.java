package dev.keywright.runtime.bucket;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.OpenScan;
import java.util.Comparator;
import java.util.List;

/**
 * A scan over buckets: that of the columns without their bucket, and what is known of the bucket.
 * Once all parts that decide it are fixed, an answer has one range.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param <K> the type of the keys
 * @param <C> what the current column holds
 */
@CheckReturnValue
public final class BucketScan<K extends Key, C> extends OpenScan<C, KeyRanges<K, C>> {
  private final ColumnScan<C> scan;
  private final FanOut<K, ?> buckets;

  private BucketScan(ColumnScan<C> scan, FanOut<K, ?> buckets) {
    this.scan = scan;
    this.buckets = buckets;
  }

  /**
   * A scan that has fixed nothing yet.
   *
   * @param scan the same without buckets
   * @param buckets those that keys are written to
   * @param form how they are written
   * @param order the order of the keys without their bucket
   * @param deciding the parts that decide the bucket, in the order of the key
   * @throws IllegalArgumentException if buckets and form differ in their count, or the buckets are
   *     remainders of something else than one number
   */
  public static <K extends Key, C> BucketScan<K, C> of(
      ColumnScan<C> scan,
      Buckets buckets,
      BucketForm<?> form,
      Comparator<? super K> order,
      PartCodec<?, ?>... deciding) {
    return of(scan.name(), scan, buckets, form, order, deciding);
  }

  /**
   * A scan that has fixed nothing yet, of columns after one that holds the bucket alone.
   *
   * @param column the name of the column that holds the bucket
   * @param scan the same without buckets
   * @param buckets those that keys are written to
   * @param form how they are written
   * @param order the order of the keys without their bucket
   * @param deciding the parts that decide the bucket, in the order of the key
   * @throws IllegalArgumentException if buckets and form differ in their count, or the buckets are
   *     remainders of something else than one number
   */
  public static <K extends Key, C> BucketScan<K, C> of(
      String column,
      ColumnScan<C> scan,
      Buckets buckets,
      BucketForm<?> form,
      Comparator<? super K> order,
      PartCodec<?, ?>... deciding) {
    return new BucketScan<>(scan, FanOut.of(column, buckets, form, order, List.of(deciding)));
  }

  /**
   * A scan that has fixed nothing yet, of parts in front of the bucket.
   *
   * @param scan of these parts, to which the bucket counts as one more
   * @param buckets those that keys are written to
   * @param form how they are written
   * @param tableOrder the order of all keys
   * @param order the order of the keys of one bucket
   * @param deciding the parts that decide the bucket, in the order of the key
   * @throws IllegalArgumentException if buckets and form differ in their count, or the buckets are
   *     remainders of something else than one number
   */
  public static <K extends Key, C> BucketScan<K, C> inFront(
      ColumnScan<C> scan,
      Buckets buckets,
      BucketForm<?> form,
      Comparator<? super K> tableOrder,
      Comparator<? super K> order,
      PartCodec<?, ?>... deciding) {
    return new BucketScan<>(
        scan, FanOut.behind(scan.name(), buckets, form, tableOrder, order, List.of(deciding)));
  }

  /**
   * A scan that also finds keys which were written to other buckets before.
   *
   * @throws IllegalArgumentException if a number of one could be taken for the beginning of a
   *     number of the other, or the buckets are remainders of something else than one number
   */
  public BucketScan<K, C> orEarlier(Buckets earlier) {
    return new BucketScan<>(scan, buckets.orEarlier(earlier));
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> BucketScan<K, C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    return new BucketScan<>(scan.hash(hash, part, value), buckets);
  }

  /** Fixes the hash prefix before a whole number that is about to be fixed. */
  public BucketScan<K, C> hash(HashCodec<C> hash, WholeCodec<C> part, long value) {
    return new BucketScan<>(scan.hash(hash, part, value), buckets);
  }

  /**
   * Fixes the hash prefix before several parts that are about to be fixed: it is known once the
   * last of them is.
   *
   * @param hashes for each part from here on whether it is hashed; the last one is
   */
  public BucketScan<K, C> hashOf(HashCodec<C> hash, boolean... hashes) {
    return new BucketScan<>(scan.hashOf(hash, hashes), buckets);
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> BucketScan<K, C> part(PartCodec<T, C> part, T value) {
    return new BucketScan<>(scan.part(part, value), buckets.fix(part, value));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public BucketScan<K, C> part(WholeCodec<C> part, long value) {
    return new BucketScan<>(scan.part(part, value), buckets.fix(part, value));
  }

  /**
   * Fixes the last part in front of the bucket.
   *
   * @param next a scan of what is after the bucket that has fixed nothing yet: of the same column,
   *     or of the next
   */
  public <T, D> BucketScan<K, D> bucket(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return behind(scan.part(part, value), buckets.fix(part, value), next);
  }

  /**
   * Fixes a whole number, the last part in front of the bucket.
   *
   * @param next a scan of what is after the bucket that has fixed nothing yet: of the same column,
   *     or of the next
   */
  public <D> BucketScan<K, D> bucket(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return behind(scan.part(part, value), buckets.fix(part, value), next);
  }

  private static <K extends Key, C, D> BucketScan<K, D> behind(
      ColumnScan<C> front, FanOut<K, ?> buckets, ColumnScan<D> next) {
    return new BucketScan<>(next.behind(front), buckets.behind(front.content()));
  }

  /**
   * Keeps a part that is about to be fixed for its copy in a later column.
   *
   * @param copy how that column writes it
   */
  public <T> BucketScan<K, C> keep(PartCodec<T, ?> copy, T value) {
    return new BucketScan<>(scan.keep(copy, value), buckets);
  }

  /** Keeps a whole number that is about to be fixed for its copy in a later column. */
  public BucketScan<K, C> keep(WholeCodec<?> copy, long value) {
    return new BucketScan<>(scan.keep(copy, value), buckets);
  }

  /**
   * Goes on to the next column, since all of this one is fixed.
   *
   * @param next a scan of that column which has fixed nothing but literals and copies
   */
  public <D> BucketScan<K, D> column(ColumnScan<D> next) {
    return new BucketScan<>(scan.column(next), buckets);
  }

  /** The keys whose column is what has been fixed, which is all of it. */
  public KeyRanges<K, C> only() {
    return buckets.spread(scan.only());
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> BucketScan<K, D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return new BucketScan<>(scan.column(part, value, next), buckets.fix(part, value));
  }

  /**
   * Fixes a whole number, the last part of this column, and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <D> BucketScan<K, D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return new BucketScan<>(scan.column(part, value, next), buckets.fix(part, value));
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRanges<K, C> equal(PartCodec<T, C> part, T value) {
    return buckets.fix(part, value).spread(scan.equal(part, value));
  }

  /** The keys in which a whole number, the last part of the column, has this value. */
  public KeyRanges<K, C> equal(WholeCodec<C> part, long value) {
    return buckets.fix(part, value).spread(scan.equal(part, value));
  }

  @Override
  protected ColumnScan<C> column() {
    return scan;
  }

  @Override
  protected KeyRanges<K, C> answer(KeyRange<C> range) {
    return buckets.spread(range);
  }
}
